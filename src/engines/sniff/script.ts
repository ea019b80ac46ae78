import { once } from './once';

export type ScriptLanguage = 'javascript' | 'typescript' | 'python';

/** Marks of languages that look alike and have no tool here. */
const OTHERS =
  /^\s*(?:<\?php|#include\s*[<"]|package\s+\w+(?:\.\w+)*;?\s*$|using\s+[\w.]+;|namespace\s+[\w\\.]+[;{\s]|use\s+[\w:]+(?:::\{?|;)|fn\s+\w+|func\s+\w+\(|impl\s|pub\s+(?:fn|struct)|public\s+(?:static|class|void|final|interface)|#!\/(?:usr\/)?bin\/(?:env\s+)?(?:ba|z|fi)?sh|import\s+java|def\s+\w+\s*$|end\s*$)|\blet\s+mut\b|println!|System\.out|std::|\$\w+\s*->/m;

const JAVASCRIPT: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:const|let|var)\s+(?:[\w$]+|\{[^}\n]*\}|\[[^\]\n]*\])(?:\s*:\s*[^=\n]+)?\s*=[^=]/m,
  /\bfunction\s*\*?\s*[\w$]*\s*\([^)]*\)\s*(?::\s*[\w<>[\]| ]+)?\s*\{/,
  /(?:\([^()\n]{0,200}\)|(?<![\w$])[\w$]{1,60})\s*=>\s*[\w{([`'"!]/,
  /^\s*import\s+(?:type\s+)?(?:[\w$*{][^\n;]*\s+from\s+)?['"][^'"\n]+['"];?\s*$/m,
  /^\s*export\s+(?:default|const|function|class|type|interface|async|\{)/m,
  /\brequire\(\s*['"][^'"\n]+['"]\s*\)/,
  /\b(?:console\.\w+|document\.\w+|window\.\w+|JSON\.\w+|Object\.\w+|Math\.\w+|module\.exports|addEventListener|setTimeout)\s*[(.=]/,
  /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?class\s+[A-Z]\w*(?:<[^>\n]*>)?(?:\s+(?:extends|implements)\s+[\w.<>, ]+)?\s*\{/m,
  /\b(?:await\s+[\w$.]+\(|async\s+(?:function\b|\())/,
  /===|!==|\bnew\s+[A-Z]\w*\(|\btypeof\s+\w/,
  /^\s*(?:if|for|while|switch)\s*\([^\n]*\)\s*\{/m,
  /^\s*return\b[^\n]*;\s*$/m,
  /^\(?\(?(?:async\s*)?(?:function\s*)?\(\)\s*(?:=>)?\s*\{/,
  /^\s*[$\w]+(?:\.[$\w]+)+\s*\([^\n]*\)\s*;\s*$/m,
];
const TYPESCRIPT: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:declare\s+)?interface\s+[A-Z]\w*(?:<[^>\n]*>)?(?:\s+extends\s+[\w, <>]+)?\s*\{/m,
  /^\s*(?:export\s+)?type\s+[A-Z]\w*(?:<[^>\n]*>)?\s*=/m,
  /^\s*(?:export\s+)?(?:const\s+)?enum\s+[A-Z]\w*\s*\{/m,
  /[\w$)]\??:\s*(?:string|number|boolean|void|unknown|never|any)(?:\[\])*\s*[=;,)|{}\n]|[\w$)]\??:\s*(?:(?:Promise|Record|Array|Map|Set|Partial|Readonly)<|readonly\s)/,
  /\bas\s+(?:const|unknown|string|number)\b|\bprivate\s+readonly\b|\bimport\s+type\b|\bconstructor\((?:public|private|protected|readonly)\s/,
];
const PYTHON: readonly RegExp[] = [
  /^\s*(?:async\s+)?def\s+\w+\s*\([^)]*\)\s*(?:->\s*[^:\n]+)?:/m,
  /^\s*(?:from\s+[\w.]+\s+import\s+[\w*(,\s]+|import\s+[a-z][\w.]*(?:\s+as\s+\w+)?(?:,\s*[\w.]+)*)\s*$/m,
  /^\s*class\s+\w+(?:\([^)\n]*\))?:\s*$/m,
  /^\s*(?:if|elif|for|while|with|try|except|else)\b[^\n{;]*:\s*(?:#.*)?$/m,
  /^\s*print\(/m,
  /\bself\.\w+|\b(?:None|True|False)\b|__\w+__|\blambda\s+\w+\s*:/,
  /^@\w+(?:\.\w+)*(?:\(|$)/m,
  /^#!.*python/,
  /^\s*(?:return|raise|yield|pass|break|continue|del|assert|global)\b[^;{}\n]*$/m,
  /\b(?:range|len|open|int|str|input|enumerate|isinstance|sorted)\([^;\n]*$/m,
  /^\s*[A-Za-z_][\w.]*\s*=\s*[A-Za-z_][\w.]*\([^;\n]*\)\s*$/m,
  /[[({].+\bfor\s+\w+(?:,\s*\w+)*\s+in\s+.+[\])}]/,
  /^\s*import\s+[\w.]+\s+as\s+\w+\s*$/m,
  /^\s+[a-z_]\w*:\s*(?:int|str|float|bool|list|dict|tuple|set|bytes|Optional|List|Dict)\b[^;{}\n]*$/m,
];
/** The head of a function with its body below or behind it, `elif`, `lambda` and a call of `print`, as no other language here writes them. */
const PYTHON_ALONE =
  /^\s*(?:async\s+)?def\s+\w+\s*\([^)]*\)\s*(?:->\s*[^:\n]+)?:(?:\s*(?:#[^\n]*)?\n\s+\S| *(?:return|pass|raise|yield|\.\.\.))|^\s*elif\s[^\n{;]*:\s*$|^(?:\w+\s*=\s*)?lambda(?:\s+[\w\s,*=]+)?:[^;{}\n]+$|^print\([^;{}\n]*\)$/m;

/** One line that is a program already: an arrow function that computes, something waited for, a query of jQuery. */
const JAVASCRIPT_ALONE =
  /^(?:async\s+)?(?:[\w$]{1,60}|\([\w$\s,]{0,200}\))\s*=>\s*[\w$]+(?:\s*(?:[-+*/%]|&&|\|\||\?\?|[=!]==)\s*|\.)[\w$('"][^\n]*$|^(?:(?:const|let|var)\s+[\w$]+\s*=\s*)?await\s+[\w$.]+\([^\n]*\);?$|^\$\((?:["'][^"'\n]+["']|document|this)\)\.\w+\(/;

/** One line that only TypeScript has: a name for a shape or a choice, an enumeration, a type behind a name or between angle brackets. */
const TYPESCRIPT_ALONE: readonly RegExp[] = [
  /^(?:export\s+)?(?:declare\s+)?type\s+[A-Z]\w*(?:<[^>\n]*>)?\s*=\s*(?:[{`]|\([^()\n]*\)\s*=>|["'\w][^\n]*\||(?:string|number|boolean|keyof|typeof|readonly|Record<|Array<)\b)/,
  /^(?:export\s+|declare\s+)+(?:const\s+)?enum\s+[A-Z]\w*\s*\{|^(?:const\s+)?enum\s+[A-Z]\w*\s*\{[^}]*=\s*["']/,
  /^declare\s+(?:module|global|namespace|const|let|var|function|class)\b|^import\s+type\s+[\w{*]/,
  /^(?:export\s+)?(?:const|let)\s+[\w$]+(?::\s*[A-Z]\w*(?:<[^=\n]*>)?(?:\[\])*\s*=[^=]|\s*=\s*new\s+[A-Z]\w*<[^()\n]{1,80}>\()/,
  /^(?:export\s+)?(?:async\s+)?function\s+[\w$]+<[^>\n]*>\(/,
];

const marks = (text: string, patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(text)).length;

/** What language a program is written in, of those there are tools for. */
export const sniffScript = once((whole): { language: ScriptLanguage; marks: number } | undefined => {
  // Of what a program was made small into, its beginning tells enough.
  const text = whole
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.slice(0, 1000))
    .join('\n');
  if (/^(?:[[{<]|```|~~~)/.test(text) && !/^<[A-Z]/.test(text)) return undefined;
  const python = marks(text, PYTHON);
  const javascript = marks(text, JAVASCRIPT);
  const typescript = marks(text, TYPESCRIPT);
  const isPython = python >= 2 || PYTHON_ALONE.test(text);
  if (isPython && python > javascript + typescript) return { language: 'python', marks: python };
  if (OTHERS.test(text)) return undefined;
  if (marks(text, TYPESCRIPT_ALONE) > 0) return { language: 'typescript', marks: Math.max(1, typescript + javascript) };
  if (JAVASCRIPT_ALONE.test(text)) return { language: 'javascript', marks: Math.max(1, javascript) };
  // A program has something that only programs have at the end of a line or around a block.
  if (!/[;{})\]'"`]\s*(?:\/\/[^\n]*)?$/m.test(text)) return undefined;
  if (typescript > 0 && typescript + javascript >= 2) return { language: 'typescript', marks: typescript + javascript };
  const isStrong = javascript >= 2 || [0, 1, 3, 4, 5, 6, 7, 12].some((at) => JAVASCRIPT[at]!.test(text));
  return javascript > 0 && isStrong ? { language: 'javascript', marks: javascript } : undefined;
});

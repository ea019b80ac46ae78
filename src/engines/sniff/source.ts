import { once } from './once';

const GO = /^(?:\s*\/\/[^\n]*\n|\s*\/\*[\s\S]{0,4000}?\*\/|\s*\n)*\s*package [a-z_]\w*[ \t]*(?:\/\/[^\n]*)?(?:\r?\n|;)/;
const GO_GOES_ON = /^(?:func|import|type|var|const)\b/m;

/** Without its package: a function whose types stand behind its names, with no colon or arrow between. */
const GO_FUNCTION =
  /^(?:\s*\/\/[^\n]*\n)*func\s+(?:\([^():\n]*\)\s*)?[A-Za-z_]\w*(?:\[[^\]\n]*\])?\([^():\n]*\)\s*(?:\([^():\n]*\)|[\w.*[\]]+)?\s*\{/;

const OPERATION =
  /^(?:query|mutation|subscription)(?:\s+[A-Za-z_]\w*)?\s*(?:\([^()]*\)\s*)?(?:@\w+[^{}]*)?\{\s*(?:\.\.\.|[A-Za-z_])/;
const FRAGMENT = /^fragment\s+[A-Za-z_]\w*\s+on\s+[A-Za-z_]\w*\s*(?:@\w+[^{}]*)?\{/;
/** A field with its type in capitals, as no other language with blocks writes it without an end of the line. */
const SCHEMA =
  /^(?:extend\s+)?(?:type|interface|input)\s+[A-Z]\w*(?:\s+implements\s+[\w\s&]+)?\s*(?:@\w+[^{}]*)?\{\s*(?:(?:"[^"\n]*"|"""[\s\S]*?"""|#[^\n]*)\s*)*[a-z_]\w*\s*(?:\([^()]*\))?\s*:\s*\[?[A-Z]\w*[\]!]*\s*(?:=[^\n]*|@\w+[^\n]*)?(?:\n|#|\})/;
const SCRIPT = /;[ \t]*(?:\/\/[^\n]*)?$|=>|\b(?:const|let|var|function|return)\b/m;

/** Of the languages that no other tool here reads, the one a text is surely written in. */
export const sniffSource = once((whole): 'php' | 'go' | 'graphql' | undefined => {
  const text = whole.slice(0, 20_000);
  if (/^(?:#![^\n]*\n\s*)?<\?php\s/.test(text)) return 'php';
  if (GO.test(text) && GO_GOES_ON.test(text) && !/;[ \t]*$/m.test(text.slice(0, 200))) return 'go';
  if (GO_FUNCTION.test(text)) return 'go';
  const bare = text.replace(/^(?:\s*#[^\n]*\n|\s*"""[\s\S]*?"""\s*|\s*"[^"\n]*"\s*\n)+/, '').trimStart();
  if (SCRIPT.test(bare)) return undefined;
  return OPERATION.test(bare) || FRAGMENT.test(bare) || SCHEMA.test(bare) ? 'graphql' : undefined;
});

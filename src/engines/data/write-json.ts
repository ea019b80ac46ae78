import { type Data, fault, pathText, type Step, type Written } from './value';

/** JSON laid out like `JSON.stringify(value, null, indent)`, with every number as it was written. */
export function writeJson(data: Data, source: string, indent: string): Written {
  const path: Step[] = [];
  const out: string[] = [];
  let dates = 0;

  const put = (value: Data, line: string): void => {
    switch (value.kind) {
      case 'null':
        out.push('null');
        break;
      case 'boolean':
        out.push(String(value.value));
        break;
      case 'string':
        out.push(JSON.stringify(value.value));
        break;
      case 'date':
        dates++;
        out.push(JSON.stringify(value.provided));
        break;
      case 'number':
        if (/[fa]/.test(value.text)) throw fault(source, `JSON has no ${value.text}: ${pathText(path)}`, value.at);
        out.push(value.text);
        break;
      case 'list':
      case 'table': {
        const inner = indent === '' ? '' : line + indent;
        const [open, close] = value.kind === 'list' ? '[]' : '{}';
        out.push(open!);
        let first = true;
        const children = value.kind === 'list' ? value.items.entries() : value.entries;
        for (const [step, child] of children) {
          out.push(first ? inner : `,${inner}`);
          if (typeof step === 'string') out.push(JSON.stringify(step), indent === '' ? ':' : ': ');
          first = false;
          path.push(step);
          put(child, inner);
          path.pop();
        }
        out.push(first ? close! : line + close!);
      }
    }
  };
  put(data, indent === '' ? '' : '\n');
  return { text: out.join(''), notes: dates > 0 ? ['Dates became strings: JSON has no dates.'] : [] };
}

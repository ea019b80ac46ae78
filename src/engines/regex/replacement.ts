/** A replacement text of JavaScript in its parts. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'group'; number: number; name: string | null }
  | { kind: 'before' }
  | { kind: 'after' };

/** GetSubstitution (ECMA-262, 22.1.3.19.1), for a pattern with these groups. */
export function readTemplate(template: string, names: readonly (string | null)[]): TemplatePart[] {
  const parts: TemplatePart[] = [];
  const hasNames = names.some((name) => name !== null);
  let text = '';
  const add = (part: TemplatePart): void => {
    if (text) parts.push({ kind: 'text', text });
    text = '';
    parts.push(part);
  };
  for (let at = 0; at < template.length; ) {
    const rest = template.slice(at);
    const digits = /^\$(\d\d?)/.exec(rest)?.[1] ?? '';
    const number = [digits, digits.slice(0, 1)].find((one) => Number(one) > 0 && Number(one) <= names.length);
    const name = hasNames ? /^\$<([^>]*)>/.exec(rest)?.[1] : undefined;
    if (number) {
      add({ kind: 'group', number: Number(number), name: null });
      at += 1 + number.length;
    } else if (name !== undefined) {
      const found = names.indexOf(name);
      if (found >= 0) add({ kind: 'group', number: found + 1, name });
      at += name.length + 3;
    } else if (/^\$[&`'$]/.test(rest)) {
      if (rest[1] === '&') add({ kind: 'group', number: 0, name: null });
      else if (rest[1] === '$') text += '$';
      else add(rest[1] === '`' ? { kind: 'before' } : { kind: 'after' });
      at += 2;
    } else text += template[at++];
  }
  if (text) parts.push({ kind: 'text', text });
  return parts;
}

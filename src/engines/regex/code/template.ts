import type { TemplatePart } from '../replacement';

/** How a language writes each part in a replacement of its own. */
interface TemplateForm {
  text(text: string): string;
  group(number: number, name: string | null, next: string): string;
  before?: string;
  after?: string;
}

const braces: TemplateForm = {
  text: (text) => text.replaceAll('$', '$$$$'),
  group: (number, name) => `\${${name ?? number}}`,
};

const TEMPLATES: Readonly<Record<string, TemplateForm>> = {
  python: { text: (text) => text.replaceAll('\\', '\\\\'), group: (number, name) => `\\g<${name ?? number}>` },
  go: braces,
  rust: braces,
  java: {
    text: (text) => text.replace(/[\\$]/g, '\\$&'),
    group: (number, name, next) => (name ? `\${${name}}` : `$${number}${/^\d/.test(next) ? '\\' : ''}`),
  },
  csharp: { ...braces, before: '$`', after: "$'" },
  // It knows groups by number only.
  php: {
    text: (text) => text.replace(/\\(?=[\\$\d]|$)/g, '\\\\').replace(/\$(?=[\d{])/g, '\\$'),
    group: (number) => `\${${number}}`,
  },
};

/** The template in a language's own form; what it cannot say is left out, and told. */
export function writeTemplate(
  parts: readonly TemplatePart[],
  language: string,
  names: readonly (string | null)[],
): { text: string; lost: boolean } {
  const form = TEMPLATES[language]!;
  let lost = false;
  const text = parts
    .map((part, at) => {
      if (part.kind === 'text') return form.text(part.text);
      if (part.kind === 'group') {
        const next = parts[at + 1];
        return form.group(part.number, part.name && names[part.number - 1]!, next?.kind === 'text' ? next.text : '');
      }
      const written = form[part.kind];
      lost ||= written === undefined;
      return written ?? '';
    })
    .join('');
  return { text, lost };
}

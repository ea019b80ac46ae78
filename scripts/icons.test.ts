import { expect, it } from 'vitest';
import { iconsIn } from './icons.mjs';

const found = (source: string) => iconsIn('source.tsx', source);

it('finds icons where their type is asked for, and nowhere else', () => {
  expect(
    found(`
      // The icon "moon" is spoken of only.
      const HELP = 'copy the icon';
      export default defineMeta({ name: 'sun', icon: 'braces', related: ['text'] });
      const row = <Button label="copy" icon={mode === 'code' ? 'check' : (undefined ?? 'copy')} />;
      const mark = seen && <Icon name="eye" className="menu" />;
    `),
  ).toEqual(['braces', 'check', 'copy', 'eye']);
});

it('finds those that are declared before they are used', () => {
  expect(
    found(`
      const LOOKS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon' };
      const TOOLS: readonly { label: string; icon: IconName }[] = [{ label: 'bold', icon: 'link' }];
      const Row = ({ theme, icon = 'x' }: { theme: Theme; icon?: IconName }) => (
        <>
          <Icon name={LOOKS[theme]!} />
          <Icon name={icon} />
          {TOOLS.map((tool) => <Button key={tool.label} icon={tool.icon} />)}
        </>
      );
    `),
  ).toEqual(['sun', 'moon', 'link', 'x']);
});

it.each([
  "const LOOKS = { light: 'sun' } as const; const icon = <Icon name={LOOKS[theme]} />;",
  "const shown = busy ? 'loader-circle' : 'x'; const button = <Button icon={shown} />;",
  "const [icon] = ['sun', 'Light'] as const; const mark = <Icon name={icon} />;",
  "const mark = <Icon name={lookOf('sun')} />;",
])('asks for a declaration where it could miss one: %s', (source) => {
  expect(() => found(source)).toThrow('source.tsx: declare as IconName what gives');
});

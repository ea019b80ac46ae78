// Collects the icons the product uses into one sheet, so that no icon costs script.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS = 'node_modules/lucide-static/icons';
const SHEET = 'src/ui/icons.generated.svg';

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /(?<!\.test)\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

/** Every quoted word on a line that speaks of icons and is the name of one. */
function usedIcons() {
  const names = sources('src').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /icon/i.test(line))
      .flatMap((line) => [...line.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name]) => name)),
  );
  return [...new Set(names)].filter((name) => existsSync(`${ICONS}/${name}.svg`)).sort();
}

function symbol(name) {
  const shapes = readFileSync(`${ICONS}/${name}.svg`, 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

export function writeIcons() {
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${usedIcons().map(symbol).join('')}</svg>\n`;
  if (!existsSync(SHEET) || readFileSync(SHEET, 'utf8') !== sheet) writeFileSync(SHEET, sheet);
}

// Lighthouse over the home page and three tools.
import lighthouse from 'lighthouse';
import { launch, round } from './browser.mjs';

const PAGES = ['/', '/tool/json-formatter', '/tool/random-password', '/tool/color-picker'];
const PORT = 9333;

export async function benchLighthouse(origin) {
  const browser = await launch([`--remote-debugging-port=${PORT}`]);
  const results = {};
  for (const path of PAGES) {
    const { lhr } = await lighthouse(origin + path, {
      port: PORT,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    results[path] = Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, round(score * 100, 0)]),
    );
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    results[path].below = failed.map(({ id }) => id);
  }
  await browser.close();
  return results;
}

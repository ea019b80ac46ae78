// Cuts the IEEE registry of MAC prefixes into small parts, so that one look-up fetches a few kilobytes.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = 'src/engines/network/oui.generated';
const { version } = JSON.parse(readFileSync('node_modules/oui-data/package.json', 'utf8'));

/**
 * By the length of the prefix and its last digits, which spread evenly where its first ones cluster.
 * @param {string} prefix
 */
function getShard(prefix) {
  const last = Number.parseInt(prefix.slice(-2), 16) & (prefix.length === 6 ? 255 : 63);
  return `${prefix.length}-${last.toString(16).padStart(2, '0')}`;
}

export function writeOui() {
  const stamp = `${FOLDER}/version`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  /** @type {Record<string, string>} */
  const registry = JSON.parse(readFileSync('node_modules/oui-data/index.json', 'utf8'));
  /** @type {Map<string, string[]>} */
  const shards = new Map();
  for (const [prefix, assigned] of Object.entries(registry).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shard = getShard(prefix);
    const lines = assigned.split('\n').map((line) => line.replaceAll('\t', ' '));
    shards.set(shard, [...(shards.get(shard) ?? []), [prefix, ...lines].join('\t')]);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [shard, rows] of shards) writeFileSync(`${FOLDER}/oui-${shard}.txt`, rows.join('\n'));
  writeFileSync(stamp, version);
}

// A great deal asked of a site at once, by wrk.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REQUESTS = 20_000;

/**
 * Counts what wrk's own report leaves out, and goes on until there are enough.
 * @param {import('./hosted-site.mjs').Check} check
 * @param {import('./nginx.mjs').Site} site
 * @param {string} folder where to put wrk's script
 */
export async function checkLoad(check, site, folder) {
  const paths = [
    ...readdirSync(join(site.root, 'tool')).map((slug) => `/tool/${slug}`),
    ...readdirSync(join(site.root, 'assets'))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .slice(0, 200)
      .map((name) => `/assets/${name}`),
    '/',
    '/sw.js',
  ];
  const script = join(folder, 'wrk.lua');
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local encodings = { "br", "gzip", "identity" }
local at = 0
request = function()
  at = at + 1
  return wrk.format("GET", paths[at % #paths + 1], { ["Accept-Encoding"] = encodings[at % 3 + 1] })
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"seconds":%f,"bytes":%d,"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, e.connect, e.read, e.write, e.timeout, e.status, latency:percentile(50), latency:percentile(99)))
end
`,
  );
  await check(`root: ${REQUESTS.toLocaleString('en')} requests over 50 connections, none failed`, () => {
    let requests = 0;
    while (requests < REQUESTS) {
      const out = execFileSync('wrk', ['-t2', '-c50', '-d5s', '-s', script, `http://127.0.0.1:${site.port}`], {
        encoding: 'utf8',
      });
      const { seconds, bytes, p50, p99, ...result } = JSON.parse(/RESULT (.*)/.exec(out)?.[1] ?? '{}');
      const { requests: answered, ...failures } = result;
      assert.deepEqual(failures, { connect: 0, read: 0, write: 0, timeout: 0, status: 0 });
      assert(answered > 0);
      requests += answered;
      console.log(
        `  ${answered} requests in ${seconds.toFixed(1)} s (${Math.round(answered / seconds)} a second, ${(bytes / 1e6).toFixed(0)} MB), half within ${(p50 / 1000).toFixed(1)} ms, 99 % within ${(p99 / 1000).toFixed(1)} ms, 0 failed`,
      );
    }
  });
}

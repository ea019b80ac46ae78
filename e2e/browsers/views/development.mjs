import assert from 'node:assert/strict';
import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const development = {
  'docker-compose': async (v) => {
    await v.fill('Input', 'docker run -d --name web\n  -p 8080:80 nginx:alpine');
    await v.sees('container_name: web');
    await v.press('Leave It Out');
    await v.tab('To Kubernetes');
    await v.sees('kind: Deployment');
  },
  'chmod-calculator': async (v) => {
    await v.toggle('Owner Execute');
    await v.holds('Octal', '744');
    await v.fill('Octal', '4711');
    await v.holds('Symbolic', 'rws--x--x');
    await v.fill('Octal', '9');
    await v.sees('Octal digits go from 0 to 7');
  },
  crontab: async (v) => {
    await v.choose('Minute', '30');
    await v.choose('Hour', '2');
    await v.choose('Weekday', '0');
    await v.holds('Expression', '30 2 * * 0');
    await v.sees('At 02:30, on Sunday');
    await v.choose('Timezone', 'Asia/Tokyo');
    await v.sees(/\d{4}-\d\d-\d\d 02:30/);
  },
  'git-cheatsheet': async (v) => {
    await v.fill('Search', 'undo last commit');
    await v.sees('git reset HEAD~1');
    assert.equal(await v.copied('Copy git reset HEAD~1'), 'git reset HEAD~1');
    await saves(v, 'Export', 'git-cheatsheet.md', '| `git reset HEAD~1` |');
  },
  'random-port': async (v) => {
    await v.fill('Min', '5430');
    await v.fill('Max', '5433');
    await v.fill('Count', '10');
    await v.press('Generate');
    await v.sees('PostgreSQL');
    await v.sees('The range holds fewer free ports than asked: 4 of 10.');
  },
  'regex-cheatsheet': async (v) => {
    await v.press('Lookaround');
    await v.press('Try q(?=u)');
    await v.fill('Test Text', 'queue quay Iraq');
    await v.sees('2 matches');
    await v.counts('#main mark', 2);
  },
};

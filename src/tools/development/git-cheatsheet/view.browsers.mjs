import assert from 'node:assert/strict';
import { saves } from '../../../../e2e/browsers/saves.mjs';

/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Search', 'undo last commit');
  await v.sees('git reset HEAD~1');
  assert.equal(await v.copied('Copy git reset HEAD~1'), 'git reset HEAD~1');
  await saves(v, 'Export', 'git-cheatsheet.md', '| `git reset HEAD~1` |');
};

import { defineDetect } from '@/kit/detect/guess';

const COMMANDS =
  'add|am|apply|archive|bisect|blame|branch|checkout|cherry-pick|clean|clone|commit|config|describe|diff|fetch|format-patch|fsck|gc|grep|help|' +
  'init|lfs|log|maintenance|merge|mv|notes|prune|pull|push|range-diff|rebase|reflog|remote|rerere|reset|restore|rev-parse|revert|rm|' +
  'shortlog|show|sparse-checkout|stash|status|submodule|switch|tag|worktree';
const COMMAND = new RegExp(
  String.raw`^(?:[$#>]\s*)?(?:sudo\s+)?git\s+(?:-[Cc]\s+\S+\s+|--[a-z-]+(?:=\S+)?\s+)*(${COMMANDS})(?=\s|$)[^\n]*$`,
);
/** "git undo last commit", "how to rename a branch in git": looked up by its words. */
const GOAL =
  /^(?:how (?:do i|do you|can i|to) )?(?:git ([a-z][a-z -]{5,60}?)|([a-z][a-z -]{5,60}?) (?:in|with|using) git)\??$/i;
const FILLERS = /\b(?:an?|the|my|of|in|to|with|from)\b/gi;
const LONGEST = 300;
const MOST_LINES = 20;

/** What a command does can be looked up; that is seldom why one has it at hand. */
export default defineDetect((text) => {
  const [, goalBehind, goalBefore] = GOAL.exec(text) ?? [];
  const goal = (goalBehind ?? goalBefore)?.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim();
  if (goal?.includes(' ') && !COMMAND.test(text)) return { score: 0.7, why: 'Git commands', input: goal, typed: true };
  const lines = text.length < LONGEST ? text.split('\n').filter((line) => line.trim() !== '') : [];
  if (lines.length > MOST_LINES) return undefined;
  const names = lines.map((line) => COMMAND.exec(line.trim())?.[1]);
  const [name] = names;
  // Of several the first is looked up: the others stand beside it.
  return name && names.every(Boolean) ? { score: 0.48, why: `git ${name}`, input: `git ${name}` } : undefined;
});

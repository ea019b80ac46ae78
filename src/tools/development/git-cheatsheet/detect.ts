import { defineDetect } from '@/kit/detect/guess';

const COMMAND =
  /^(?:[$#>]\s*)?git\s+(add|bisect|blame|branch|checkout|cherry-pick|clean|clone|commit|config|diff|fetch|grep|init|log|merge|mv|pull|push|rebase|reflog|remote|reset|restore|revert|rm|show|stash|status|submodule|switch|tag|worktree)(?=\s|$)[^\n]*$/;

/** What a command does can be looked up; that is seldom why one has it at hand. */
export default defineDetect((text) => {
  const [, name] = text.length < 300 ? (COMMAND.exec(text) ?? []) : [];
  return name ? { score: 0.48, why: `git ${name}`, input: `git ${name}` } : undefined;
});

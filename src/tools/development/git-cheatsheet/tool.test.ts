import { describe, expect, it } from 'vitest';
import { CATEGORIES, COMMANDS, findCommands, toMarkdown } from './commands';
import { GIT_COMMANDS, GIT_FLAGS } from './git.fixture';

const namesIn = (command: string) => /^(?:GIT_TRACE=1 )?git (<command>|[a-z-]+)/.exec(command)?.[1];

/** In the manual of git diff, but not told to completion. */
const DIFF_ONLY = ['--staged', '--no-index'];

describe('the Git cheatsheet', () => {
  it('is large enough and says everything once', () => {
    expect(COMMANDS.length).toBeGreaterThanOrEqual(120);
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(COMMANDS.map(({ command }) => command)).size).toBe(COMMANDS.length);
    expect(new Set(COMMANDS.map(({ description, category }) => description + category)).size).toBe(COMMANDS.length);
    for (const { description } of COMMANDS) expect(description.length).toBeGreaterThan(8);
  });

  it('names commands that Git has', () => {
    for (const { command } of COMMANDS) {
      const name = namesIn(command);
      expect(name, command).toBeDefined();
      if (name !== '<command>' && name !== 'lfs') expect(GIT_COMMANDS, command).toContain(name);
    }
  });

  it('names options that the manuals of those commands have', () => {
    for (const { command } of COMMANDS) {
      const name = namesIn(command)!;
      const known = GIT_FLAGS[name]?.concat(name === 'diff' ? DIFF_ONLY : []);
      if (!known) continue;
      for (const [, flag] of command.matchAll(/ (--[a-z][a-z-]+)/g)) expect.soft(known, command).toContain(flag);
    }
  });

  it('finds all words, anywhere', () => {
    expect(findCommands('STASH branch').map(({ command }) => command)).toEqual(['git stash branch <branch>']);
    expect(findCommands('', 'Stash').every(({ category }) => category === 'Stash')).toBe(true);
    expect(findCommands('no such thing')).toEqual([]);
    expect(findCommands('')).toHaveLength(COMMANDS.length);
  });

  it('writes Markdown tables', () => {
    expect(toMarkdown(findCommands('git stash list'))).toBe(
      '# Git Cheatsheet\n\n## Stash\n\n| Command | Description |\n| --- | --- |\n| `git stash list` | List the stashes |\n',
    );
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { GIT_COMMANDS, GIT_FLAGS } from './git.fixture';
import { ANSWERS, type AnswerName, follow, GUIDE, isQuestion, pathTo } from './guide';

const NAMES = Object.keys(ANSWERS) as AnswerName[];
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** A repository with the commits a, b and c, each with a file of its name, and what one types in it. */
function makeRepository() {
  const place = join(folder, String(++count));
  const environment = {
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_EDITOR: 'true',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  };
  const sh = (command: string) =>
    execFileSync('sh', ['-c', command], {
      cwd: place,
      env: environment as NodeJS.ProcessEnv,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  execFileSync('mkdir', [place]);
  sh('git init -q -b main && for n in a b c; do echo $n > $n; git add $n; git commit -qm $n; done');
  return {
    sh,
    write: (name: string, text: string) => writeFileSync(join(place, name), text),
    read: (name: string) => readFileSync(join(place, name), 'utf8'),
    /** The steps of an answer, with its words in angle brackets filled in. */
    follow(name: AnswerName, words: Readonly<Record<string, string>> = {}, only?: number) {
      for (const [command] of ANSWERS[name].steps.slice(0, only))
        sh(command.replace(/<([\w-]+)>/g, (_, word: string) => words[word] ?? `<${word}>`));
    },
    log: () => sh('git log --format=%s').split('\n').join(' '),
    status: () => sh('git status --porcelain'),
  };
}

describe('the guide', () => {
  it('leads to every answer, and every way ends', () => {
    for (const name of NAMES) {
      const path = pathTo(name);
      expect(path, name).toBeDefined();
      expect(path!.length).toBeLessThanOrEqual(3);
      expect(follow(path!)).toBe(name);
    }
    const walk = (path: readonly string[]): void => {
      const at = follow(path);
      if (isQuestion(at)) for (const choice of Object.keys(at.choices)) walk([...path, choice]);
      else expect(NAMES, path.join(' › ')).toContain(at);
    };
    walk([]);
    expect(follow(['no such choice'])).toBe(GUIDE);
  });

  it('names commands and options that Git has', () => {
    for (const name of NAMES)
      for (const [command] of ANSWERS[name].steps) {
        const of = /^git ([a-z-]+)/.exec(command)![1]!;
        expect(GIT_COMMANDS, command).toContain(of);
        // Completion, which the list is from, does not know all of fsck.
        for (const [, flag] of command.matchAll(/ (--[a-z][a-z-]+)/g))
          if (of !== 'fsck' && GIT_FLAGS[of]) expect.soft(GIT_FLAGS[of], command).toContain(flag);
      }
  });
});

describe('its answers, done by Git', () => {
  it.each<[AnswerName, string]>([
    ['undo-commit-staged', 'A  c'],
    ['undo-commit-edits', '?? c'],
    ['undo-commit-lose', ''],
  ])('%s', (name, status) => {
    const git = makeRepository();
    git.follow(name);
    expect(git.log()).toBe('b a');
    expect(git.status()).toBe(status);
  });

  it('undoes a commit by another, and joins, splits and corrects commits', () => {
    const git = makeRepository();
    git.follow('undo-pushed-commit', { commit: 'HEAD~1' }, 1);
    expect(git.sh('ls')).toBe('a\nc');
    git.follow('squash-commits', { n: '2' }, 1);
    git.sh('git commit -qm joined');
    expect(git.log()).toBe('joined b a');
    git.write('a', 'corrected\n');
    git.sh('git add a');
    git.follow('fix-older', { commit: git.sh('git rev-parse HEAD~1') });
    expect(git.log()).toBe('joined b a');
    expect(git.sh('git show HEAD~1:a')).toBe('corrected');
  });

  it('undoes edits, new files and staging', () => {
    const git = makeRepository();
    git.write('a', 'x');
    git.follow('undo-file', { file: 'a' });
    expect(git.read('a')).toBe('a\n');
    git.write('b', 'x');
    git.sh('git add b');
    git.follow('unstage-file', { file: 'b' });
    expect(git.status()).toBe('M b');
    git.write('new', 'x');
    git.follow('undo-all-edits');
    expect(git.status()).toBe('');
    git.write('new', 'x');
    git.follow('remove-new-files');
    expect(git.status()).toBe('');
  });

  it.runIf(LONG)('moves commits and edits between branches', () => {
    const git = makeRepository();
    git.follow('move-to-new-branch', { new: 'topic' });
    expect(git.log()).toBe('c b a');
    expect(git.sh('git log --format=%s main')).toBe('b\na');
    git.follow('move-to-branch', { right: 'main', wrong: 'topic' });
    expect(git.sh('git log --format=%s main')).toBe('c\nb\na');
    expect(git.log()).toBe('b a');
    git.write('a', 'edited');
    git.write('new', 'file');
    git.follow('move-edits', { branch: 'main' });
    expect(git.sh('git branch --show-current')).toBe('main');
    expect(git.status()).toBe('M a\n?? new');
  });

  it.runIf(LONG)('undoes a merge, brings back a deleted file, a lost commit and a lost stash', () => {
    const git = makeRepository();
    git.sh(
      'git switch -qc topic HEAD~1 && echo t > t && git add t && git commit -qm t && git switch -q main && git merge -q topic -m merged',
    );
    git.follow('undo-merge');
    expect(git.log()).toBe('c b a');
    git.sh('git rm -q a && git commit -qm gone');
    git.follow('find-deleted-file', { file: 'a', commit: 'HEAD' });
    expect(git.read('a')).toBe('a\n');
    git.sh('git restore --staged --worktree . && git clean -fdq && git reset -q --hard HEAD~2');
    git.follow('find-lost-commit', { rescued: 'rescued', commit: 'HEAD@{1}' });
    expect(git.log()).toBe('gone c b a');
    git.write('b', 'stashed');
    git.sh('git stash -q');
    const lost = git.sh('git rev-parse stash@{0}');
    git.sh('git stash drop -q');
    expect(git.sh('git fsck --unreachable --no-reflogs 2>/dev/null')).toContain(lost);
    git.follow('find-lost-stash', { commit: lost });
    expect(git.read('b')).toBe('stashed');
  });

  it.runIf(LONG)('takes one side of a conflict, and finds the commit that broke something', () => {
    const git = makeRepository();
    git.sh(
      'git switch -qc topic && echo theirs > a && git commit -qam theirs && git switch -q main && echo ours > a && git commit -qam ours',
    );
    expect(() => git.sh('git merge topic')).toThrow();
    git.follow('take-one-side', { file: 'a' });
    git.sh('git merge --continue');
    expect(git.read('a')).toBe('ours\n');
    git.sh('for n in 1 2 3 4; do echo $n > n; git add n; git commit -qm n$n; done');
    git.sh('git bisect start && git bisect bad && git bisect good HEAD~4');
    expect(git.sh("git bisect run sh -c 'test $(cat n 2>/dev/null || echo 0) -lt 3'")).toContain('n3');
    git.sh('git bisect reset');
  });
});

/** One thing to do: words in angle brackets are to be filled in. */
type GuideStep = readonly [command: string, why: string];

interface Answer {
  /** How it is named where it stands by itself. */
  readonly title: string;
  readonly steps: readonly GuideStep[];
  /** What is lost, or what others will notice. */
  readonly warning?: string;
}

interface Question {
  readonly ask: string;
  readonly choices: Readonly<Record<string, Question | string>>;
}

const REWRITES =
  'This rewrites commits. If they are pushed, finish with git push --force-with-lease, and tell those who work on the branch.';
const LOSES = 'Changes that were never committed can’t be brought back.';
const IN_REFLOG = 'The commits stay in git reflog for about a month, uncommitted changes are lost.';

export const ANSWERS = {
  'undo-commit-staged': {
    title: 'Undo the last commit and keep its changes staged',
    steps: [['git reset --soft HEAD~1', 'Take the commit back; everything in it is staged again']],
  },
  'undo-commit-edits': {
    title: 'Undo the last commit and keep its changes as edits',
    steps: [['git reset HEAD~1', 'Take the commit back; its changes are edits that aren’t staged']],
  },
  'undo-commit-lose': {
    title: 'Undo the last commit and throw its changes away',
    steps: [['git reset --hard HEAD~1', 'Go back to the commit before, files included']],
    warning: IN_REFLOG,
  },
  'undo-pushed-commit': {
    title: 'Undo a commit that others may have',
    steps: [
      ['git revert <commit>', 'Make a new commit that does the opposite'],
      ['git push', 'Send it like any other commit'],
    ],
  },
  'drop-older-commit': {
    title: 'Remove an older commit that isn’t pushed',
    steps: [
      ['git rebase -i <commit>~1', 'Open the list of commits from that one on'],
      ['git rebase --continue', 'After deleting its line and saving: only needed if there was a conflict'],
    ],
    warning: REWRITES,
  },
  'undo-file': {
    title: 'Undo the edits of a file',
    steps: [['git restore <file>', 'Bring the file back as it is staged, or else committed']],
    warning: LOSES,
  },
  'unstage-file': {
    title: 'Take a file out of the next commit',
    steps: [['git restore --staged <file>', 'Unstage it; the edits stay']],
  },
  'undo-all-edits': {
    title: 'Undo all edits',
    steps: [
      ['git stash push -u', 'Put everything aside first, in case you want it back'],
      ['git stash drop', 'Once you are sure: delete it'],
    ],
    warning: LOSES,
  },
  'remove-new-files': {
    title: 'Delete files Git doesn’t know',
    steps: [
      ['git clean -nd', 'List what would be deleted'],
      ['git clean -fd', 'Delete it, directories included'],
    ],
    warning: LOSES,
  },
  'abort-merge': {
    title: 'Stop a merge that is under way',
    steps: [['git merge --abort', 'Go back to how it was before the merge']],
  },
  'undo-merge': {
    title: 'Undo a merge that isn’t pushed',
    steps: [['git reset --hard ORIG_HEAD', 'Go back to the commit before the merge']],
    warning: IN_REFLOG,
  },
  'revert-merge': {
    title: 'Undo a merge that is pushed',
    steps: [
      ['git revert -m 1 <merge>', 'Make a commit that takes out what the merge brought; 1 is the branch merged into'],
      ['git push', 'Send it'],
    ],
    warning: 'To merge the same branch again later, revert this revert first.',
  },
  'abort-rebase': {
    title: 'Stop a rebase that is under way',
    steps: [['git rebase --abort', 'Go back to how it was before the rebase']],
  },
  'undo-rebase': {
    title: 'Undo a rebase that is done',
    steps: [
      ['git reflog', 'Find the entry before “rebase (start)”'],
      ['git reset --hard <entry>', 'Go back there, for example HEAD@{5}'],
    ],
    warning: IN_REFLOG,
  },
  'undo-push': {
    title: 'Undo a push to a branch that is yours alone',
    steps: [
      ['git reset --hard HEAD~1', 'Take the commit back here'],
      ['git push --force-with-lease', 'Replace the branch there, unless someone has pushed meanwhile'],
    ],
    warning: IN_REFLOG,
  },
  'undo-pull': {
    title: 'Undo a pull',
    steps: [['git reset --hard ORIG_HEAD', 'Go back to the commit before the pull']],
    warning: IN_REFLOG,
  },
  'amend-message': {
    title: 'Change the message of the last commit',
    steps: [['git commit --amend', 'Edit the message in your editor']],
    warning: REWRITES,
  },
  'amend-file': {
    title: 'Add a forgotten file to the last commit',
    steps: [
      ['git add <file>', 'Stage the file'],
      ['git commit --amend --no-edit', 'Put it into the last commit, with the same message'],
    ],
    warning: REWRITES,
  },
  'amend-author': {
    title: 'Change the author of the last commit',
    steps: [['git commit --amend --reset-author --no-edit', 'Use your name and email as they are set now']],
    warning: REWRITES,
  },
  'reword-older': {
    title: 'Change the message of an older commit',
    steps: [['git rebase -i <commit>~1', 'Write reword in place of pick before the commit; save; edit the message']],
    warning: REWRITES,
  },
  'squash-commits': {
    title: 'Join the last commits into one',
    steps: [
      ['git reset --soft HEAD~<n>', 'Take the last n commits back, all their changes staged'],
      ['git commit', 'Commit them together'],
    ],
    warning: REWRITES,
  },
  'fix-older': {
    title: 'Put a correction into an older commit',
    steps: [
      ['git commit --fixup <commit>', 'Commit what is staged as a correction of that commit'],
      ['git rebase -i --autosquash <commit>~1', 'Join the two; save the list as it is'],
    ],
    warning: REWRITES,
  },
  'split-commit': {
    title: 'Split the last commit',
    steps: [
      ['git reset HEAD~1', 'Take it back, its changes as edits'],
      ['git add -p', 'Stage the pieces of the first part'],
      ['git commit', 'Commit them; then the rest the same way'],
    ],
    warning: REWRITES,
  },
  'move-to-new-branch': {
    title: 'Move the last commit to a new branch',
    steps: [
      ['git branch <new>', 'Start the branch here, commit included'],
      ['git reset --hard HEAD~1', 'Take the commit off this branch'],
      ['git switch <new>', 'Go on there'],
    ],
    warning: 'Commit or stash other changes first: the reset throws them away.',
  },
  'move-to-branch': {
    title: 'Move the last commit to another branch',
    steps: [
      ['git switch <right>', 'Go to the branch it belongs to'],
      ['git cherry-pick <wrong>', 'Copy the last commit of the wrong branch'],
      ['git switch <wrong>', 'Go back'],
      ['git reset --hard HEAD~1', 'Take the commit off there'],
    ],
    warning: 'Commit or stash other changes first: the reset throws them away.',
  },
  'move-edits': {
    title: 'Take uncommitted changes to another branch',
    steps: [
      ['git stash push -u', 'Put them aside'],
      ['git switch <branch>', 'Go to the branch'],
      ['git stash pop', 'Bring them back'],
    ],
  },
  'copy-commit': {
    title: 'Copy a commit from another branch',
    steps: [['git cherry-pick <commit>', 'Make the same change here, as a new commit']],
  },
  'find-lost-commit': {
    title: 'Find a lost commit or a deleted branch',
    steps: [
      ['git reflog', 'See where HEAD has been, the newest first'],
      ['git switch -c <rescued> <commit>', 'Put what you found on a new branch'],
    ],
  },
  'find-lost-stash': {
    title: 'Find a stash that was dropped',
    steps: [
      ['git fsck --unreachable --no-reflogs', 'List commits that nothing points to; a stash is among them'],
      ['git show <commit>', 'Look whether it is the one'],
      ['git stash apply <commit>', 'Bring its changes back'],
    ],
  },
  'find-deleted-file': {
    title: 'Bring back a file that was deleted in a commit',
    steps: [
      ['git log --diff-filter=D --oneline -- <file>', 'Find the commit that deleted it'],
      ['git restore --source <commit>~1 -- <file>', 'Take it from the commit before'],
    ],
  },
  'find-bug': {
    title: 'Find the commit that broke something',
    steps: [
      ['git bisect start', 'Begin the search'],
      ['git bisect bad', 'The present commit is broken'],
      ['git bisect good <commit>', 'This older one still worked; now Git takes you to one between'],
      ['git bisect run <test>', 'Let a command test each, or say good or bad by hand'],
      ['git bisect reset', 'Go back to where you were'],
    ],
  },
  'find-author': {
    title: 'See who wrote a line, and why',
    steps: [
      ['git blame -L <first>,<last> <file>', 'Show the commit of each line'],
      ['git show <commit>', 'Read its message and the rest of the change'],
    ],
  },
  'find-text': {
    title: 'Find when a text came or went',
    steps: [
      ['git log -S "<text>" --oneline', 'List commits that added or removed it'],
      ['git grep "<text>"', 'Find it in the files as they are'],
    ],
  },
  'update-branch': {
    title: 'Get the newest commits of this branch',
    steps: [['git pull --rebase', 'Fetch them, and put your own commits on top']],
  },
  'update-from-main': {
    title: 'Bring main into my branch',
    steps: [
      ['git fetch', 'Get what is new'],
      [
        'git rebase origin/main',
        'Put your commits on top of it; git merge origin/main instead if others use the branch',
      ],
    ],
    warning: REWRITES,
  },
  'match-remote': {
    title: 'Make my branch exactly like the remote’s',
    steps: [
      ['git fetch', 'Get what is new'],
      ['git reset --hard origin/<branch>', 'Take that as your branch'],
    ],
    warning: IN_REFLOG,
  },
  'solve-conflict': {
    title: 'Solve a conflict',
    steps: [
      ['git status', 'See which files are in conflict; edit them until no <<<<<<< is left'],
      ['git add <file>', 'Mark each as solved'],
      ['git merge --continue', 'Go on; git rebase --continue in a rebase'],
    ],
  },
  'take-one-side': {
    title: 'Take one side of a conflict as it is',
    steps: [
      ['git restore --ours <file>', 'Your side, or --theirs for the other; in a rebase the two are swapped'],
      ['git add <file>', 'Mark it as solved'],
    ],
  },
  'stash-all': {
    title: 'Put my changes aside and get them back',
    steps: [
      ['git stash push -u -m "<name>"', 'Put edits and new files aside, under a name'],
      ['git stash pop', 'Bring them back later'],
    ],
  },
  'stash-some': {
    title: 'Put some files aside',
    steps: [
      ['git stash push <file>', 'Only these; -p chooses pieces'],
      ['git stash pop', 'Bring them back later'],
    ],
  },
  'stop-tracking': {
    title: 'Stop tracking a file but keep it here',
    steps: [
      ['git rm --cached <file>', 'Take it out of the next commit; add it to .gitignore too'],
      ['git commit', 'Commit that'],
    ],
    warning: 'It stays in older commits. If it held a password, change the password.',
  },
  'rename-branch': {
    title: 'Rename a branch, here and on the remote',
    steps: [
      ['git branch -m <old> <new>', 'Rename it here'],
      ['git push -u origin <new>', 'Push it under the new name'],
      ['git push origin --delete <old>', 'Delete the old name there'],
    ],
  },
  'delete-branch': {
    title: 'Delete a branch, here and on the remote',
    steps: [
      ['git branch -d <branch>', 'Delete it here; -D if it isn’t merged'],
      ['git push origin --delete <branch>', 'Delete it there'],
    ],
  },
  'clean-branches': {
    title: 'See which branches are done with',
    steps: [
      ['git fetch --prune', 'Forget branches that are gone on the remote'],
      ['git branch --merged', 'List those that are merged'],
    ],
  },
  'tag-release': {
    title: 'Tag a release',
    steps: [
      ['git tag -a <tag> -m "<message>"', 'Mark this commit'],
      ['git push origin <tag>', 'Send the tag'],
    ],
  },
  'delete-tag': {
    title: 'Delete a tag, here and on the remote',
    steps: [
      ['git tag -d <tag>', 'Delete it here'],
      ['git push origin --delete <tag>', 'Delete it there'],
    ],
  },
  'start-repository': {
    title: 'Put a project on a server for the first time',
    steps: [
      ['git init', 'Make the directory a repository'],
      ['git add .', 'Stage everything that isn’t in .gitignore'],
      ['git commit -m "<message>"', 'Make the first commit'],
      ['git remote add origin <url>', 'Say where it is to go'],
      ['git push -u origin HEAD', 'Send it, and remember where'],
    ],
  },
  'change-remote': {
    title: 'Change the address of the remote',
    steps: [
      ['git remote set-url origin <url>', 'Set the new one'],
      ['git remote -v', 'Check it'],
    ],
  },
  'start-branch': {
    title: 'Start a new branch and push it',
    steps: [
      ['git switch -c <branch>', 'Create it and go there'],
      ['git push -u origin <branch>', 'After the first commit: send it, and remember where'],
    ],
  },
} as const satisfies Record<string, Answer>;
export type AnswerName = keyof typeof ANSWERS;

/** What people want, in their words; a name leads to its answer, anything else asks on. */
export const GUIDE = {
  ask: 'I want to …',
  choices: {
    'undo a commit': {
      ask: 'Which one?',
      choices: {
        'the last, not pushed': {
          ask: 'What about its changes?',
          choices: {
            'keep them staged': 'undo-commit-staged',
            'keep them as edits': 'undo-commit-edits',
            'throw them away': 'undo-commit-lose',
          },
        },
        'one that is pushed': 'undo-pushed-commit',
        'an older one, not pushed': 'drop-older-commit',
      },
    },
    'undo edits': {
      ask: 'Of what?',
      choices: {
        'a file': 'undo-file',
        'what I staged': 'unstage-file',
        everything: 'undo-all-edits',
        'files Git doesn’t know': 'remove-new-files',
      },
    },
    'undo a merge, rebase, pull or push': {
      ask: 'Which?',
      choices: {
        'a merge': {
          ask: 'How far is it?',
          choices: { 'under way': 'abort-merge', 'done, not pushed': 'undo-merge', pushed: 'revert-merge' },
        },
        'a rebase': { ask: 'How far is it?', choices: { 'under way': 'abort-rebase', done: 'undo-rebase' } },
        'a pull': 'undo-pull',
        'a push': {
          ask: 'Who uses the branch?',
          choices: { 'only me': 'undo-push', others: 'undo-pushed-commit' },
        },
      },
    },
    'change a commit': {
      ask: 'Which one?',
      choices: {
        'the last': {
          ask: 'What of it?',
          choices: {
            'its message': 'amend-message',
            'a forgotten file': 'amend-file',
            'its author': 'amend-author',
            'split it': 'split-commit',
          },
        },
        'an older one': {
          ask: 'What of it?',
          choices: { 'its message': 'reword-older', 'its content': 'fix-older' },
        },
        'join several': 'squash-commits',
      },
    },
    'move work to another branch': {
      ask: 'What is it?',
      choices: {
        'a commit, to a new branch': 'move-to-new-branch',
        'a commit, to a branch I have': 'move-to-branch',
        'changes I haven’t committed': 'move-edits',
        'a copy of a commit': 'copy-commit',
      },
    },
    'get something back': {
      ask: 'What is lost?',
      choices: {
        'a commit or a branch': 'find-lost-commit',
        'a stash': 'find-lost-stash',
        'a file': 'find-deleted-file',
      },
    },
    'find out': {
      ask: 'What?',
      choices: {
        'which commit broke it': 'find-bug',
        'who wrote this line': 'find-author',
        'when a text came': 'find-text',
      },
    },
    'get up to date': {
      ask: 'How?',
      choices: {
        'the newest of my branch': 'update-branch',
        'main into my branch': 'update-from-main',
        'exactly like the remote': 'match-remote',
      },
    },
    'solve a conflict': {
      ask: 'How?',
      choices: { 'by hand': 'solve-conflict', 'take one side': 'take-one-side' },
    },
    'put work aside': { ask: 'How much?', choices: { all: 'stash-all', 'some files': 'stash-some' } },
    'stop tracking a file': 'stop-tracking',
    'tidy branches and tags': {
      ask: 'What?',
      choices: {
        'rename a branch': 'rename-branch',
        'delete a branch': 'delete-branch',
        'see what is merged': 'clean-branches',
        'tag a release': 'tag-release',
        'delete a tag': 'delete-tag',
      },
    },
    start: {
      ask: 'What?',
      choices: {
        'a repository': 'start-repository',
        'a branch': 'start-branch',
        'with another remote': 'change-remote',
      },
    },
  },
} satisfies Question;

export const isQuestion = (next: Question | string): next is Question => typeof next !== 'string';

/** The choices that lead to an answer, from the first question on; the first way where there are several. */
export function pathTo(name: string, from: Question = GUIDE): readonly string[] | undefined {
  for (const [choice, next] of Object.entries(from.choices)) {
    if (next === name) return [choice];
    const rest = isQuestion(next) ? pathTo(name, next) : undefined;
    if (rest) return [choice, ...rest];
  }
  return undefined;
}

/** What comes after these choices: a question, or the name of an answer. */
export function follow(path: readonly string[]): Question | string {
  let at: Question | string = GUIDE;
  for (const choice of path) at = isQuestion(at) ? (at.choices[choice] ?? GUIDE) : at;
  return at;
}

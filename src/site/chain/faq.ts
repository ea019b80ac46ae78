import type { Question } from '@/kit/meta';

const questions: readonly Question[] = [
  {
    question: 'What is a chain?',
    answer:
      'A row of tools of which each works on what the one before it gave: decode Base64, format the JSON in it, turn that into CSV. You see the result of every step, and change any of them at any time.',
  },
  {
    question: 'How do I build one?',
    answer:
      'Paste what you have into Input and press Add a step. The tools that fit the present result come first; type to search all others. On the page of any tool, Use in… beside Copy starts a chain with what you have there.',
  },
  {
    question: 'Can I run it over many lines or files?',
    answer:
      'Each line gives a table with input, result and error of every line; errors are shown per line, the rest still run. Drop several files and each is run by itself; all results come as one ZIP.',
  },
  {
    question: 'How do I keep or share a chain?',
    answer:
      'Save keeps it in this browser under a name. Copy link carries the steps and, only if you ask for it, the input. Export writes a JSON file. Passwords and keys are in none of them: whoever opens the chain is asked for them at their step.',
  },
  {
    question: 'Can I use it in a script?',
    answer:
      "Copy as command gives the same chain for the command line: localkit chain 'base64-string --mode decode | json-formatter' file.txt. It takes standard input, files, --each-line and --out-dir.",
  },
  {
    question: 'Does anything leave my computer?',
    answer: 'No. All steps run in this browser, in a thread of their own, and work without a network.',
  },
];
export default questions;

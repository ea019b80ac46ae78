import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'const user: User = load();',
    'function id<T>(x: T): T { return x }',
    'type Result<T> = { ok: true; value: T }',
    'export enum Color { Red, Blue }',
    'let names: Array<string> = [];',
    'def add(a, b):\n    return a + b\n\nprint(add(1, 2))',
    'interface A { b: string }\nconst a: A = { b: "c" };',
  ],
  no: ['def is short for definition'],
} satisfies DetectExamples;

import { expect, it } from 'vitest';
import { sniffSource } from './source';

it.each([
  ['<?php\necho 1;', 'php'],
  ['<?php namespace A;', 'php'],
  ['package main\n\nimport "fmt"\n', 'go'],
  ['// Package a does.\npackage a\n\nfunc f() {}', 'go'],
  ['query Q($a: ID!) { user(id: $a) { name } }', 'graphql'],
  ['mutation { add(a: 1) { id } }', 'graphql'],
  ['fragment F on User { id }', 'graphql'],
  ['type User {\n  id: ID!\n  posts(first: Int): [Post!]!\n}', 'graphql'],
  ['"""Somebody"""\ntype User implements Node @key(fields: "id") {\n  id: ID!\n}', 'graphql'],
  // Words and other languages.
  ['package com.example;\n\nimport java.util.List;\n\nclass A {}', undefined],
  ['package delivered to the neighbour', undefined],
  ['query the database for { names }', undefined],
  ['type User = {\n  id: string;\n};', undefined],
  ['interface User {\n  id: String;\n}', undefined],
  ['interface A {\n  b: Map<string>\n}\nconst c = 1', undefined],
  ['input { width: 10px }', undefined],
  ['<p>How to write <?php</p>', undefined],
])('%j is %s', (text, language) => {
  expect(sniffSource(text)).toBe(language);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { DaemonSet, Deployment } from 'kubernetes-models/apps/v1';
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { expect } from 'vitest';
import { parseAllDocuments } from 'yaml';

/** Made from the OpenAPI description that Kubernetes publishes; they check types, values and what is required. */
const MODELS = { DaemonSet, Deployment, ConfigMap, PersistentVolumeClaim, Secret, Service };
type Kind = keyof typeof MODELS;

interface Shape {
  /** The type of each key, as the declarations have it. */
  keys: Map<string, string>;
  /** Where the types it names are declared. */
  files: Map<string, string>;
}
const shapes = new Map<string, Shape>();
const packages = dirname(dirname(createRequire(import.meta.url).resolve('kubernetes-models/package.json')));

/** The keys an object may have: the validators let others pass, which a cluster refuses or drops. */
function getShape(file: string): Shape {
  const known = shapes.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const [, body = ''] = /export interface \w+[^{]*\{\n(.*?)\n\}/s.exec(text) ?? [];
  const shape: Shape = {
    keys: new Map([...body.matchAll(/^ {4}"(\w+)"\??: (.*)$/gm)].map(([, key, type]) => [key!, type!])),
    files: new Map(
      [...text.matchAll(/import \{ (\w+) \} from "([^"]+)"/g)].map(([, name, from]) => [
        name!,
        `${from!.startsWith('.') ? resolve(dirname(file), from!) : resolve(packages, from!)}.d.ts`,
      ]),
    ),
  };
  shapes.set(file, shape);
  return shape;
}

function expectKeys(value: unknown, file: string, path: string): void {
  const { keys, files } = getShape(file);
  if (keys.size === 0 || typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const type = keys.get(key);
    if (type === undefined) throw new Error(`Kubernetes knows no ${path}.${key}`);
    const inner = files.get(/\bI\w+/.exec(type)?.[0] ?? '');
    if (inner) for (const one of Array.isArray(item) ? item : [item]) expectKeys(one, inner, `${path}.${key}`);
  }
}

export interface Made {
  kind: Kind;
  metadata: { name: string; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: looked into by tests alone.
  spec: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/** The objects of a text, each as the published description has it. */
export function expectObjects(text: string): Made[] {
  const objects = parseAllDocuments(text, { version: '1.2' }).map((document) => {
    expect(document.errors, text).toEqual([]);
    return document.toJS() as Made;
  });
  const names = objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
  expect(new Set(names).size, names.join()).toBe(names.length);
  for (const object of objects) {
    const { kind } = object;
    expect(Object.keys(MODELS)).toContain(kind);
    const folder = kind === 'Deployment' || kind === 'DaemonSet' ? 'apps/v1' : 'v1';
    expectKeys(object, resolve(packages, 'kubernetes-models', folder, `${kind}.d.ts`), kind);
    new MODELS[kind](object as never).validate();
    expect(object.metadata.name).toMatch(/^[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/);
  }
  return objects;
}

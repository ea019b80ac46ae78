import type { Plugin } from 'vite';

export function withoutUploads(code: string, parse: (code: string) => unknown): string;
export const localObfuscator: () => Plugin;

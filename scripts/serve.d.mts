import type { Server } from 'node:http';

export function serve(options?: {
  folder?: string;
  base?: string;
  port?: number;
  compress?: boolean;
  bestCompression?: boolean;
}): Promise<Server>;

export function weigh(path: string, folder?: string): { script: number; style: number; html: number };

export function replaceBuild(made: string, folder: string, entry: string): void;

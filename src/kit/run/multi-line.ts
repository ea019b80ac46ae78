import type { AnyTool } from '../tool';

/** Whether this input is several of the short values that a tool takes one of. */
export const isMultiLine = (tool: AnyTool, input: unknown): input is string =>
  tool.each !== undefined && typeof input === 'string' && /[\r\n]/.test(input.trim());

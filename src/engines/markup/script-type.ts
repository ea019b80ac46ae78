/** MIME Sniffing standard, "JavaScript MIME type": these and no others are run as scripts. */
const TYPES = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;

export const isScriptType = (type: string): boolean => TYPES.test(type);

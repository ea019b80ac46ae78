export * from './base64';
export * from './hex';
export * from './hex-dump';
export * from './size';
export * from './text-encoding';
export * from './utf8';

export interface Settings {
  find: string;
  replace: string;
  prefix: string;
  suffix: string;
  wrapWith: string;
  width: number;
  /** What is to be found is a regular expression with these flags. */
  regex: boolean;
  flags: string;
  pattern: string;
  tabSize: number;
}
export type Setting = keyof Settings;

export type Group = 'basic' | 'advanced' | 'formatting' | 'cleanUp';

export interface Action<Applied = string | Promise<string>> {
  readonly label: string;
  readonly group: Group;
  /** The settings that change what it does. */
  readonly takes: readonly Setting[];
  apply(text: string, settings: Settings): Applied;
}

export const action = <Applied = string>(
  group: Group,
  label: string,
  apply: Action<Applied>['apply'],
  takes: readonly Setting[] = [],
): Action<Applied> => ({ group, label, takes, apply });

export const perLine =
  (change: (line: string, settings: Settings, at: number) => string) => (text: string, settings: Settings) =>
    text
      .split('\n')
      .map((line, at) => change(line, settings, at))
      .join('\n');

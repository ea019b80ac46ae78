import { InputError } from '@/engines/input-error';
import { definedSlugs, loadTool } from '@/kit/definitions';
import { getInputs } from '@/kit/input';
import { getFlag } from '@/kit/option';

async function flagsBySlug(): Promise<readonly (readonly [slug: string, flags: string])[]> {
  return Promise.all(
    definedSlugs.map(async (slug) => {
      const tool = await loadTool(slug);
      const labels = tool
        ? [...Object.values(tool.options), ...getInputs(tool.input).map(([, input]) => input)].map(({ label }) => label)
        : [];
      return [
        slug,
        [
          ...labels.map((label) => `--${getFlag(label)}`),
          '--json',
          '--each-line',
          '--out-dir',
          '--overwrite',
          '--help',
        ].join(' '),
      ] as const;
    }),
  );
}

/** A script for the shell that completes slugs, then the flags of the tool, then files. */
export async function completionScript(shell: string | undefined): Promise<string> {
  if (shell !== 'bash' && shell !== 'zsh') throw new InputError('Usage: localkit completion bash|zsh');
  const tools = await flagsBySlug();
  const cases = tools.map(([slug, flags]) => `    ${slug}) flags="${flags}" ;;`).join('\n');
  const words = ['list', 'describe', 'chain', 'detect', 'mcp', 'completion', ...tools.map(([slug]) => slug)].join(' ');
  const body = `_localkit() {
  local current="\${COMP_WORDS[COMP_CWORD]}" flags=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${words}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
    describe) COMPREPLY=($(compgen -W "${tools.map(([slug]) => slug).join(' ')}" -- "$current")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh" -- "$current")); return ;;
    detect) flags="--json" ;;
    chain) flags="--each-line --out-dir --overwrite --json --help" ;;
    mcp) flags="--tools --allow --timeout --memory --max-output" ;;
${cases}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -F _localkit localkit`;
  return shell === 'bash' ? body : `autoload -U +X bashcompinit && bashcompinit\n${body}`;
}

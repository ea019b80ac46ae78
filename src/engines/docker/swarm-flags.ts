import { RUN } from './flags';
import { type Grammar, list, NO_KEY, none, number, type Place, special, text } from './grammar';

const ratio = (key: string): Place => ({ as: 'number', key, from: 0, to: 1, whole: false });
const CONDITIONS = /^(?:any|none|on-failure)$/;

/** What both commands have, under the same name and at the same place. */
const SHARED = [
  ...['cap-add', 'cap-drop', 'dns', 'dns-option', 'dns-search', 'entrypoint', 'env', 'env-file', 'hostname', 'init'],
  ...['health-cmd', 'health-interval', 'health-retries', 'health-start-interval', 'health-start-period'],
  ...['health-timeout', 'isolation', 'log-driver', 'log-opt', 'mount', 'name', 'network', 'no-healthcheck'],
  ...['oom-score-adj', 'quiet', 'read-only', 'stop-signal', 'sysctl', 'tty', 'ulimit', 'user', 'workdir'],
];

/** How the tasks of a service are changed, one after the other. */
const changing = (flag: string, key: string): Record<string, Place> => ({
  [`${flag}-delay`]: text(`${key}.delay`),
  [`${flag}-failure-action`]: text(`${key}.failure_action`),
  [`${flag}-max-failure-ratio`]: ratio(`${key}.max_failure_ratio`),
  [`${flag}-monitor`]: text(`${key}.monitor`),
  [`${flag}-order`]: text(`${key}.order`, /^(?:start-first|stop-first)$/),
  [`${flag}-parallelism`]: number(`${key}.parallelism`, 0),
});

/** `docker service create`. */
export const SERVICE: Grammar = {
  isContainer: false,
  flags: {
    ...Object.fromEntries(SHARED.map((name) => [name, RUN.flags[name]!])),
    ...changing('update', 'deploy.update_config'),
    ...changing('rollback', 'deploy.rollback_config'),
    config: special,
    constraint: list('deploy.placement.constraints'),
    'container-label': list('labels'),
    'credential-spec': special,
    detach: none('docker stack deploy has an option of its own for it'),
    'endpoint-mode': text('deploy.endpoint_mode', /^(?:vip|dnsrr)$/),
    'generic-resource': special,
    group: list('group_add'),
    host: list('extra_hosts'),
    label: list('deploy.labels'),
    'limit-cpu': special,
    'limit-memory': text('deploy.resources.limits.memory'),
    'limit-pids': number('deploy.resources.limits.pids'),
    'max-concurrent': none(NO_KEY, true),
    mode: text('deploy.mode'),
    'no-resolve-image': none('docker stack deploy has --resolve-image for it'),
    'placement-pref': special,
    publish: special,
    replicas: number('deploy.replicas', 0),
    'replicas-max-per-node': number('deploy.placement.max_replicas_per_node', 0),
    'reserve-cpu': special,
    'reserve-memory': text('deploy.resources.reservations.memory'),
    'restart-condition': text('deploy.restart_policy.condition', CONDITIONS),
    'restart-delay': text('deploy.restart_policy.delay'),
    'restart-max-attempts': number('deploy.restart_policy.max_attempts', 0),
    'restart-window': text('deploy.restart_policy.window'),
    secret: special,
    'stop-grace-period': text('stop_grace_period'),
    'with-registry-auth': none('docker stack deploy has an option of its own for it'),
  },
  aliases: {},
  short: { d: 'detach', e: 'env', l: 'label', p: 'publish', q: 'quiet', t: 'tty', u: 'user', w: 'workdir' },
};

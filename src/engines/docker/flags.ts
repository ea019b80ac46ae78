/** How an option of `docker run` is written in a Compose file. */
export type Place =
  /** One value under a key; `a.b` is `b` within `a`. */
  | { as: 'text'; key: string; only?: RegExp }
  | { as: 'number'; key: string; from?: number; to?: number; whole?: boolean }
  | { as: 'list'; key: string; quoted?: boolean }
  /** `name=value` as a pair of a table. */
  | { as: 'pair'; key: string }
  | { as: 'switch'; key: string }
  /** `/dev/sda:1mb` as a device and a figure. */
  | { as: 'device'; key: string; figure: 'rate' | 'weight' }
  /** Needs more than one key, or a look at the rest. */
  | { as: 'special' }
  /** Compose has nothing for it; what to do instead. */
  | { as: 'none'; why: string; takesValue: boolean };

const text = (key: string, only?: RegExp): Place => ({ as: 'text', key, only });
const number = (key: string, from?: number, to?: number): Place => ({ as: 'number', key, from, to });
const list = (key: string): Place => ({ as: 'list', key });
const quoted = (key: string): Place => ({ as: 'list', key, quoted: true });
const on = (key: string): Place => ({ as: 'switch', key });
const none = (why: string, takesValue = false): Place => ({ as: 'none', why, takesValue });
const special: Place = { as: 'special' };

const NO_KEY = 'Compose has no key for it';

export const FLAGS: Readonly<Record<string, Place>> = {
  'add-host': list('extra_hosts'),
  annotation: list('annotations'),
  attach: none('docker compose up attaches to all output', true),
  'blkio-weight': number('blkio_config.weight'),
  'blkio-weight-device': { as: 'device', key: 'blkio_config.weight_device', figure: 'weight' },
  'cap-add': list('cap_add'),
  'cap-drop': list('cap_drop'),
  'cgroup-parent': text('cgroup_parent'),
  cgroupns: text('cgroup', /^(host|private)$/),
  cidfile: none(NO_KEY, true),
  'cpu-count': number('cpu_count', 0),
  'cpu-percent': number('cpu_percent', 0, 100),
  'cpu-period': number('cpu_period'),
  'cpu-quota': number('cpu_quota'),
  'cpu-rt-period': number('cpu_rt_period'),
  'cpu-rt-runtime': number('cpu_rt_runtime'),
  'cpu-shares': number('cpu_shares'),
  cpus: { as: 'number', key: 'cpus', whole: false },
  'cpuset-cpus': text('cpuset'),
  'cpuset-mems': none(NO_KEY, true),
  detach: none('start with docker compose up -d'),
  'detach-keys': none(NO_KEY, true),
  device: list('devices'),
  'device-cgroup-rule': list('device_cgroup_rules'),
  'device-read-bps': { as: 'device', key: 'blkio_config.device_read_bps', figure: 'rate' },
  'device-read-iops': { as: 'device', key: 'blkio_config.device_read_iops', figure: 'rate' },
  'device-write-bps': { as: 'device', key: 'blkio_config.device_write_bps', figure: 'rate' },
  'device-write-iops': { as: 'device', key: 'blkio_config.device_write_iops', figure: 'rate' },
  'disable-content-trust': none(NO_KEY),
  dns: list('dns'),
  'dns-option': list('dns_opt'),
  'dns-search': list('dns_search'),
  domainname: text('domainname'),
  entrypoint: special,
  env: list('environment'),
  'env-file': list('env_file'),
  expose: quoted('expose'),
  gpus: special,
  'group-add': list('group_add'),
  'health-cmd': special,
  'health-interval': text('healthcheck.interval'),
  'health-retries': number('healthcheck.retries'),
  'health-start-interval': text('healthcheck.start_interval'),
  'health-start-period': text('healthcheck.start_period'),
  'health-timeout': text('healthcheck.timeout'),
  help: none('it only prints help'),
  hostname: text('hostname'),
  init: on('init'),
  interactive: on('stdin_open'),
  'io-maxbandwidth': none(NO_KEY, true),
  'io-maxiops': none(NO_KEY, true),
  ip: special,
  ip6: special,
  ipc: text('ipc'),
  isolation: text('isolation'),
  'kernel-memory': none('Docker gave it up', true),
  label: list('labels'),
  'label-file': list('label_file'),
  link: special,
  'link-local-ip': special,
  'log-driver': text('logging.driver'),
  'log-opt': { as: 'pair', key: 'logging.options' },
  'mac-address': text('mac_address'),
  memory: text('mem_limit'),
  'memory-reservation': text('mem_reservation'),
  'memory-swap': text('memswap_limit'),
  'memory-swappiness': number('mem_swappiness'),
  mount: special,
  name: special,
  network: special,
  'network-alias': special,
  'no-healthcheck': on('healthcheck.disable'),
  'oom-kill-disable': on('oom_kill_disable'),
  'oom-score-adj': number('oom_score_adj', -1000, 1000),
  pid: text('pid'),
  'pids-limit': number('pids_limit'),
  platform: text('platform'),
  privileged: on('privileged'),
  publish: quoted('ports'),
  'publish-all': none('name the ports under ports instead'),
  pull: text('pull_policy', /^(always|missing|never)$/),
  quiet: none('it only changes what is printed'),
  'read-only': on('read_only'),
  restart: text('restart'),
  rm: none('docker compose down removes the container; docker compose run --rm does so at once'),
  runtime: text('runtime'),
  'security-opt': list('security_opt'),
  'shm-size': text('shm_size'),
  'sig-proxy': none(NO_KEY),
  'stop-signal': text('stop_signal'),
  'stop-timeout': special,
  'storage-opt': { as: 'pair', key: 'storage_opt' },
  sysctl: list('sysctls'),
  tmpfs: list('tmpfs'),
  tty: on('tty'),
  ulimit: special,
  'use-api-socket': on('use_api_socket'),
  user: text('user'),
  userns: text('userns_mode'),
  uts: text('uts'),
  volume: special,
  'volume-driver': special,
  'volumes-from': special,
  workdir: text('working_dir'),
};

export const ALIASES: Readonly<Record<string, string>> = {
  'dns-opt': 'dns-option',
  net: 'network',
  'net-alias': 'network-alias',
};

export const SHORT: Readonly<Record<string, string>> = {
  a: 'attach',
  c: 'cpu-shares',
  d: 'detach',
  e: 'env',
  h: 'hostname',
  i: 'interactive',
  l: 'label',
  m: 'memory',
  p: 'publish',
  P: 'publish-all',
  q: 'quiet',
  t: 'tty',
  u: 'user',
  v: 'volume',
  w: 'workdir',
};

export const takesValue = (place: Place): boolean => (place.as === 'none' ? place.takesValue : place.as !== 'switch');

import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Port Generator',
  description: 'Random free-to-use port numbers from 1024 to 65535, with exclusions and the names of known services.',
  keywords: ['tcp port', 'udp port', 'random port number', 'unused port', 'localhost port', 'ephemeral port', 'iana'],
  icon: 'ethernet-port',
  generator: true,
  related: ['docker-compose', 'random-integer', 'random-ip', 'ipv4-subnet', 'crontab'],
  alsoIn: ['network', 'random'],
});

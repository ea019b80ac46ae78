import { code, defineTool, result, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', {
    accept: '.sh,.txt,.md',
    placeholder: 'docker run -d --name web -p 8080:80 nginx:alpine',
  }),
  options: {
    version: toggle('Version Line', true, {
      hint: 'Compose of today ignores the version; older programs want it.',
    }),
  },
  output: code('yaml', { label: 'Docker Compose', download: 'docker-compose.yml' }),
  action: 'Convert',
  async run(input, options) {
    const { toCompose } = await import('@/engines/docker/convert');
    const { yaml, notes } = toCompose(input, options);
    return result(yaml, { notes });
  },
  examples: [
    {
      title: 'A web server',
      input:
        'docker run -d --name web -p 8080:80 -v $(pwd)/site:/usr/share/nginx/html:ro --restart unless-stopped nginx:alpine',
      output: `version: "3"
services:
  web:
    image: nginx:alpine
    container_name: web
    ports:
      - "8080:80"
    volumes:
      - ./site:/usr/share/nginx/html:ro
    restart: unless-stopped
`,
      notes: ['Not carried over: -d (start with docker compose up -d)'],
    },
    {
      title: 'A database',
      input: `docker run --name db \\
  -e POSTGRES_PASSWORD='pa$$word' \\
  -v pgdata:/var/lib/postgresql/data \\
  --health-cmd 'pg_isready -U postgres' --health-interval 10s \\
  postgres:17 -c shared_buffers=256MB`,
      output: `version: "3"
services:
  db:
    image: postgres:17
    container_name: db
    healthcheck:
      test:
        - CMD-SHELL
        - pg_isready -U postgres
      interval: 10s
    environment:
      - POSTGRES_PASSWORD=pa$$$$word
    volumes:
      - pgdata:/var/lib/postgresql/data
    command:
      - -c
      - shared_buffers=256MB
volumes:
  pgdata:
    name: pgdata
`,
      notes: [],
    },
    {
      title: 'An image for the GPU',
      input:
        'docker run --gpus all --shm-size=1g --ulimit memlock=-1 -it --rm -p 8888:8888 nvcr.io/nvidia/pytorch:25.01-py3',
      output: `version: "3"
services:
  pytorch:
    image: nvcr.io/nvidia/pytorch:25.01-py3
    deploy:
      resources:
        reservations:
          devices:
            - driver: nvidia
              count: all
              capabilities:
                - gpu
    shm_size: 1g
    ulimits:
      memlock: -1
    stdin_open: true
    tty: true
    ports:
      - "8888:8888"
`,
    },
  ],
});

import { code, defineTool, result, summary, tabs, text, toggle } from '@/kit';

const IGNORED = 'Today’s Compose ignores the version line; older programs need it';
const FILES: Readonly<Record<string, string>> = { run: 'docker-run.sh', kubernetes: 'kubernetes.yaml' };

export default defineTool({
  input: text('Input', {
    accept: '.sh,.txt,.md,.yml,.yaml',
    placeholder: 'docker run -d --name web -p 8080:80 nginx:alpine',
  }),
  options: {
    direction: tabs('Direction', { compose: 'To Compose', run: 'To Run', kubernetes: 'To Kubernetes' }, 'compose'),
    version: toggle('Version Line', true, {
      hint: 'Today’s Compose ignores the version; older programs need it.',
      when: { direction: 'compose' },
    }),
  },
  output: code(({ direction }) => (direction === 'run' ? undefined : 'yaml'), {
    label: 'Docker Compose',
    download: ({ direction }) => FILES[String(direction)] ?? 'docker-compose.yml',
  }),
  action: 'Convert',
  async run(input, { direction, version }) {
    const { translate } = await import('@/engines/docker/translate');
    const { text: written, notes, services } = await translate(input, direction, version);
    // The page has a button beside it, which leaves the line out.
    const hasVersion = direction === 'compose' && version;
    return result(written, {
      notes: hasVersion ? [...notes, IGNORED] : notes,
      data: { services, versionNote: hasVersion ? notes.length : undefined },
    });
  },
  summarize({ data: { services }, shown }, { options: { direction } }) {
    const names = services.join(', ');
    const [first = ''] = shown.kind === 'code' ? shown.value.split('\n', 1) : [];
    if (direction === 'run') return services.length === 1 ? summary(first) : summary(`Commands for ${names}`, first);
    return summary(`${direction === 'kubernetes' ? 'Kubernetes' : 'Compose'} file for ${names}`);
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
      notes: ['Not converted: -d (start with docker compose up -d)', IGNORED],
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
      notes: [IGNORED],
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
    {
      title: 'A service of a swarm',
      input: `docker service create --name api
  --replicas 3 --update-delay 10s
  --publish published=80,target=8080
  --constraint node.role==worker
  ghcr.io/acme/api:2`,
      options: { version: false },
      output: `services:
  api:
    image: ghcr.io/acme/api:2
    deploy:
      replicas: 3
      update_config:
        delay: 10s
      placement:
        constraints:
          - node.role==worker
    ports:
      - published: "80"
        target: 8080
`,
      notes: [
        'Lines without a backslash at the end were read as one command',
        'deploy is for docker stack deploy; docker compose up only uses its replicas and resources',
      ],
    },
    {
      title: 'A Compose file as commands',
      input: `services:
  web:
    image: nginx:alpine
    ports: ["8080:80"]
    volumes: [./site:/usr/share/nginx/html:ro]
    depends_on: [db]
  db:
    image: postgres:17
    environment:
      POSTGRES_PASSWORD: pa$$word
`,
      options: { direction: 'run' },
      output: `docker network create app_default

docker run -d --name db --network app_default -e 'POSTGRES_PASSWORD=pa$word' postgres:17

docker run -d \\
  --name web \\
  --network app_default \\
  -p 8080:80 \\
  -v ./site:/usr/share/nginx/html:ro \\
  nginx:alpine
`,
      notes: [],
    },
    {
      title: 'Objects of Kubernetes',
      input: 'docker run --name web -p 8080:80 -e MODE=prod -m 256m nginx:alpine',
      options: { direction: 'kubernetes' },
      output: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels:
    app: web
spec:
  replicas: 1
  selector:
    matchLabels:
      app: web
  template:
    metadata:
      labels:
        app: web
    spec:
      containers:
        - name: web
          image: nginx:alpine
          ports:
            - containerPort: 80
              protocol: TCP
          env:
            - name: MODE
              value: "prod"
          resources:
            limits:
              memory: "256Mi"
---
apiVersion: v1
kind: Service
metadata:
  name: web
spec:
  selector:
    app: web
  ports:
    - name: port-8080
      port: 8080
      targetPort: 80
      protocol: TCP
`,
      notes: [
        'Services are only reachable inside the cluster: use kubectl port-forward for one, or type: LoadBalancer',
      ],
    },
  ],
});

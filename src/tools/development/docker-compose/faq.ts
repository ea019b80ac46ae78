import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which options of docker run are understood?',
    answer:
      'All options of Docker 28, however they’re written: --flag value, --flag=value, joined letters such as -itd, quotes, and lines continued with \\, ^, a backtick or nothing at all. docker create, docker service create and podman run work too. Anything Compose can’t express, and any unknown option, is listed above the result.',
  },
  {
    question: 'Why is a dollar sign doubled?',
    answer:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: shown as it is.
      'Compose fills in variables itself: $NAME and ${NAME} are read from its environment. A literal dollar sign, such as in a quoted password, must be written $$. Variables the shell would fill in stay variables.',
  },
  {
    question: 'Do I need the version line?',
    answer:
      'No. Compose V2 ignores it and says so in a warning. Older programs, such as docker stack deploy, need it. To drop it, use Version Line, or Leave It Out next to the note.',
  },
  {
    question: 'Will the service find my existing volume’s data?',
    answer:
      'Yes. Named volumes keep their exact docker run name; Compose alone would add the project name in front. Networks that the command expects to exist are marked as external.',
  },
  {
    question: 'Can I paste several commands?',
    answer:
      'Yes. Each docker run becomes a service in one file, and docker network create or docker volume create lines become its networks and volumes. Links between the containers are kept.',
  },
  {
    question: 'Can a Compose file be turned back into docker run commands?',
    answer:
      'Yes: choose To Run as Direction. Anchors, short and long forms, limits, health checks, GPUs, file secrets and what the services share are converted, with docker network create, docker volume create and docker build where needed. The commands follow depends_on and are quoted for a POSIX shell; anything docker run can’t do is listed.',
  },
  {
    question: 'What do the Kubernetes manifests contain?',
    answer:
      'A Deployment for each service, or a DaemonSet if it’s global, a Service for its ports, claims for its volumes, a Secret for variables that are named like passwords, and ConfigMaps for configurations written in the file. They match Kubernetes’ published schemas, but claim sizes and outside access are up to you: the notes list what’s left to do.',
  },
] satisfies Question[];

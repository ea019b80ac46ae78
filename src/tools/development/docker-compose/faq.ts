import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which options of docker run are understood?',
    answer:
      'All that Docker 28 knows, in every way of writing them: --flag value, --flag=value, joined letters such as -itd, quotes, lines continued with \\, ^ or a backtick, or broken without any sign. docker create, docker service create and podman run are read too. What Compose has no key for, and any option that is unknown, is listed above the result.',
  },
  {
    question: 'Why is a dollar sign doubled?',
    answer:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: shown as it is.
      'Compose fills in variables itself: $NAME and ${NAME} are read from its environment. A dollar sign that is meant as one, such as in a quoted password, has to be written $$. Variables the shell would fill in stay variables.',
  },
  {
    question: 'Do I need the version line?',
    answer:
      'No. Compose V2 ignores it and says so in a warning. Older programs, such as docker stack deploy, ask for it. Version Line, or Leave It Out beside the note, drops it.',
  },
  {
    question: 'Will the service find the data of my existing volume?',
    answer:
      'Yes. Named volumes keep exactly the name docker run gave them, where Compose alone would put the name of the project before it. Networks that the command expects to exist are marked as external.',
  },
  {
    question: 'Can I paste several commands?',
    answer:
      'Yes. Each docker run becomes a service of one file, and docker network create or docker volume create lines become its networks and volumes. Links between the containers are kept.',
  },
  {
    question: 'Can a Compose file be turned back into docker run commands?',
    answer:
      'Yes: choose To Run as Direction. Anchors, short and long forms, limits, health checks, GPUs, file secrets and what the services share are carried over, with docker network create, docker volume create and docker build where they are needed. The commands stand in the order of depends_on and are quoted for a POSIX shell; what docker run cannot say is listed.',
  },
  {
    question: 'What do the Kubernetes manifests hold?',
    answer:
      'A Deployment for each service, or a DaemonSet where it is global, a Service for its ports, claims for its volumes, a Secret for variables that are named like passwords, and ConfigMaps for configurations written in the file. They fit the description Kubernetes publishes of its objects, but sizes of claims and how services are reached from outside are for you to decide: the notes say what is left to do.',
  },
] satisfies Question[];

import { defineCategory } from '@/kit/meta';

export default defineCategory({
  name: 'Development Tools',
  icon: 'terminal',
  order: 8,
  hue: 75,
  description: 'Cron, chmod, SQL, Docker, Git and other things you look up every week.',
});

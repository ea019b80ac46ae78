/** What people type to find it. */
export default ['cron', 'crontab', 'cron expression'];

/** What people type to find it. */
export default ['docker', 'docker compose'];

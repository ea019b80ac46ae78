/** What people type to find it. */
export default ['csv to json', 'csv'];

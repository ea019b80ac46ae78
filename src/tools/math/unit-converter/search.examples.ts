/** What people type to find it. */
export default ['unit', 'kb to gb', 'cm to inches', 'celsius', 'mpg to l/100km', 'torque'];

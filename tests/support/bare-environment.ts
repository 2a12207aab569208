/**
 * All that a program needs of the environment that started it. Other variables of whoever runs the tests would reach it
 * too, and change what it does; without that of the temporary folder, it leaves things in the system's.
 */
export const bareEnvironment = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR };

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment.js';

/** The settings, checked. Inject this class; only this file reads `process.env`. */
export class Config extends Environment {}

/** Reads the settings from an environment; throws one error that names every bad variable (never its value). */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const known = Object.keys(new Config());
  const declared = ['MONGODB_URI', 'REDIS_URL', 'SMTP_URL', 'SECRET', ...known];
  const given = Object.fromEntries(declared.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const problems = validateSync(config).map(
    (error) => `  ${error.property}: ${Object.values(error.constraints ?? {}).join(', ')}`,
  );
  if (problems.length > 0) throw new Error(`Bad settings:\n${problems.join('\n')}`);
  return config;
}

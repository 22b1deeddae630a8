/** What a lockfile must be for `npm ci` to work on every machine: complete for all platforms, bound to no registry. */

/** The parts of package-lock.json that are looked at. */
export interface Lockfile {
  readonly packages: {
    readonly [path: string]: {
      readonly resolved?: string;
      readonly dependencies?: { readonly [name: string]: string };
      readonly optionalDependencies?: { readonly [name: string]: string };
    };
  };
}

/** What is wrong with it, one sentence each. */
export function lockComplaints({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, dependencies, optionalDependencies }]) => {
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    // npm ci refuses to start where a platform's package is missing, on whatever platform it runs.
    const missing = needed.filter(name => !isLocked(packages, path, name));
    return [
      ...(resolved?.includes('://') ? [`package-lock.json binds ${path} to ${resolved}`] : []),
      ...missing.map(name => `package-lock.json lacks ${name}, which ${path || 'the root'} needs on some platform`),
    ];
  });
}

/** Whether `name`, asked for at `path`, is found there or in a folder above. */
function isLocked(packages: Lockfile['packages'], path: string, name: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true;
  if (path === '') return false;
  return isLocked(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

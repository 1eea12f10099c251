// Which packages a group needs, and which of them are installed by npm's own record. Built-ins only.

/** Each group contains the ones before it. */
export const packageGroups = ['sites', 'studio', 'all'];

/** The packages of a group, by their place: `node_modules/vite`. Builds for other machines are left out. */
export function packagesOf(group, lock, machine = process) {
  const { packages } = lock;
  const found = new Set();
  const visit = (name, from) => {
    const place = resolvePlace(packages, name, from);
    if (!place || found.has(place) || !fits(packages[place], machine)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    // npm installs peers that no other package brings, unless they are optional.
    for (const each of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies }))
      visit(each, place);
  };
  for (const each of packageGroups.slice(0, packageGroups.indexOf(group) + 1))
    for (const [name, from] of rootsOf(each, packages)) visit(name, from);
  return found;
}

/** What is still to be fetched for a group; a package of another version counts as missing. */
export function missingPackages(group, lock, record, machine = process) {
  return [...packagesOf(group, lock, machine)].filter((place) => {
    const { version, optional } = lock.packages[place];
    return !optional && record?.packages?.[place]?.version !== version;
  });
}

/** The largest group of which something is installed that no smaller group has: it must not shrink. */
export function installedGroup(lock, record, machine = process) {
  const installed = (place) => record?.packages?.[place] !== undefined;
  return packageGroups.findLast((group, at) => {
    const smaller = at > 0 ? packagesOf(packageGroups[at - 1], lock, machine) : new Set();
    return [...packagesOf(group, lock, machine)].some((place) => !smaller.has(place) && installed(place));
  });
}

function rootsOf(group, packages) {
  const { dependencies, optionalDependencies, devDependencies } = packages[''];
  const from = { sites: '', studio: 'cms', all: '' }[group];
  const names = {
    sites: { ...dependencies, ...optionalDependencies },
    studio: packages.cms?.dependencies ?? {},
    all: devDependencies ?? {},
  }[group];
  return Object.keys(names).map((name) => [name, from]);
}

/** As Node resolves it: the nearest node_modules on the way up. */
function resolvePlace(packages, name, from) {
  for (let folder = from; ; ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}

function fits({ cpu, os }, machine) {
  return (!cpu || cpu.includes(machine.arch)) && (!os || os.includes(machine.platform));
}

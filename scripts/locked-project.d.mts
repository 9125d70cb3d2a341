export function writeLockedProject(folder: string, lockFile: string, name: string): boolean;

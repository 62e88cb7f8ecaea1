/**
 * The passphrase of backups that the environment has.
 *
 * @returns undefined for none: it is not set, or says so
 */
export function findPassphrase({
  BACKUP_PASSPHRASE: passphrase,
}: {
  readonly BACKUP_PASSPHRASE?: string | undefined;
}): string | undefined {
  return passphrase === '' || passphrase === 'none' ? undefined : passphrase;
}

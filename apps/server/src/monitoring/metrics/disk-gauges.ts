import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { listBackups } from '../../backup/backup-file.ts';
import type { Config } from '../../config.ts';

/** Adds the space on the disk of the data folder, and the newest backup where its folder is set. */
export function addDiskGauges(
  registry: Registry,
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
): void {
  const common = { registers: [registry], aggregator: 'max' as const };
  new Gauge({
    ...common,
    name: 'haat_data_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk === undefined) this.remove();
      else this.set(disk.bavail * disk.bsize);
    },
  });
  new Gauge({
    ...common,
    name: 'haat_data_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk === undefined) this.remove();
      else this.set(disk.blocks * disk.bsize);
    },
  });
  if (backupDir === undefined) return;
  new Gauge({
    ...common,
    name: 'haat_backup_newest_timestamp_seconds',
    help: 'When the newest verified backup in BACKUP_DIR was made; 0 when there is none.',
    async collect() {
      const backups = await listBackups(backupDir).catch(() => []);
      this.set((backups.at(-1)?.time ?? 0) / 1_000);
    },
  });
}

/** Everything that is done to a cluster while people play in it. */

import type { Cluster, Kind } from './cluster.ts';
import { openSmallDisk, type SmallDisk } from './disk.ts';
import type { Manners } from './player.ts';

export interface Fault {
  readonly name: string;
  readonly on: readonly Kind[];
  readonly servers?: number;
  readonly manners?: Manners;
  /** Size of the disk that everything is kept on, where it is to be filled. */
  readonly diskMegabytes?: Partial<Record<Kind, number>>;
  /**
   * Does it, the `time`th time; false if nobody felt it. `untilStill` waits until nothing has been answered for a moment
   * and says whether that came.
   */
  inject(cluster: Cluster, time: number, disk: SmallDisk | null, untilStill: () => Promise<boolean>): Promise<unknown>;
}

const BOTH: readonly Kind[] = ['SQLite', 'PostgreSQL + Redis'];
const WIDE: readonly Kind[] = ['PostgreSQL + Redis'];

export { openSmallDisk };

export const FAULTS: readonly Fault[] = [
  { name: 'server killed -9', on: BOTH, inject: (cluster, time) => cluster.killServer(time) },
  {
    name: 'database stopped, restarted',
    on: WIDE,
    async inject({ postgres }, _time, _disk, untilStill) {
      await postgres!.stop();
      await untilStill();
      await postgres!.start();
    },
  },
  { name: 'Redis flushed', on: WIDE, inject: ({ redis }) => redis!.flush() },
  {
    name: 'Redis stopped, restarted',
    on: WIDE,
    async inject({ redis }) {
      await redis!.stop();
      await redis!.start();
    },
  },
  {
    name: 'Redis standing still for a while',
    on: WIDE,
    async inject({ redis }, _time, _disk, untilStill) {
      redis!.halt();
      const isFelt = await untilStill();
      redis!.wake();
      return isFelt;
    },
  },
  { name: 'connections cut mid-message', on: BOTH, inject: async cluster => cluster.cutWires() },
  {
    // The players do it, all the time; an injection is a stretch of it.
    name: 'messages twice, late, reordered',
    on: BOTH,
    manners: 'noisy',
    inject: async () => {},
  },
  { name: 'two servers racing on a match', on: BOTH, servers: 2, manners: 'racing', inject: async () => {} },
  {
    name: 'disk full',
    on: BOTH,
    diskMegabytes: { SQLite: 64, 'PostgreSQL + Redis': 160 },
    async inject({ postgres }, _time, disk, untilStill) {
      disk!.fill();
      const isFelt = await untilStill();
      disk!.free();
      // A database that cannot write its log ends; who runs one starts it again.
      await postgres?.revive();
      return isFelt;
    },
  },
];

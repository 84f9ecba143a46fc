import { nameRecipients } from '../console/inbox.ts';
import type { LocalService } from '../runtime.ts';
import { openAtFirstSignIn, playHistory } from './history.ts';
import { ironwood } from './ironwood.ts';
import { demoAdmins, demoPeople } from './people.ts';
import { registerPlayerControls } from './player-controls.ts';
import { repairNetwork } from './repair-network.ts';
import { isSeeded, seed } from './seed.ts';
import { startTechnicianPlayer, type TechnicianPlayer } from './technician-player.ts';

/** What the demo starts with. */
export interface DemoOptions {
  /** Whether the technicians answer and work by themselves. Can be changed in the console. */
  readonly technicians: 'on' | 'off';
  /** Whether a new stack has orders of the last ten days. */
  readonly orders: 'on' | 'off';
}

/** Gives a new stack a company with people who can sign in, and technicians who answer its orders and do the work. */
export function demo({ technicians, orders }: DemoOptions): LocalService {
  let player: TechnicianPlayer | undefined;
  return {
    async start(runtime) {
      const isNew = !isSeeded(runtime, 'people');
      const peopled = seed(runtime).then(() =>
        startTechnicianPlayer(runtime, { initially: technicians === 'on' }),
      );
      const history = orders === 'on' && isNew ? playHistory(runtime, peopled) : undefined;
      [player] = await Promise.all([peopled, history]);
      openAtFirstSignIn(runtime);
      registerPlayerControls(runtime, player);
      nameRecipients(runtime, directory());
    },
    async stop() {
      player?.stop();
    },
  };
}

/** Everyone in the demo by phone number and email address. */
function directory() {
  const technicians = repairNetwork().technicians.map((person) => ({
    ...person,
    isPlayed: person.companyId !== ironwood.id,
  }));
  const others = [...demoPeople, ...demoAdmins].map((person) => ({ ...person, isPlayed: false }));
  const people = [...technicians, ...others];
  const known = new Map(
    people.flatMap(({ firstName, lastName, email, phone, isPlayed }) => {
      const recipient = { name: `${firstName} ${lastName}`, isPlayed };
      return [[email, recipient] as const, [phone, recipient] as const];
    }),
  );
  return (to: string) => known.get(to);
}

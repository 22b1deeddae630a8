/** Everything this browser keeps: out as a file, in again, or gone. */

import { announce, Button, Dialog, Icon } from '@roundhouse/kit';
import { useState } from 'preact/hooks';
import { bringIn, deleteEverything, formatBackup, parseBackup } from '../../play/kept/backup.ts';
import { signOut } from '../../play/network/me.ts';
import { words } from '../../words/index.ts';

export function Backup() {
  const say = words.value.profile;
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const tell = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const load = async (file: File): Promise<void> => {
    const read = parseBackup(await file.text());
    if (typeof read === 'string') return tell(say.unread[read]);
    bringIn(read);
    tell(say.imported(read.size));
  };
  const remove = (): void => {
    setAsking(false);
    deleteEverything();
    // The seats at live tables are out of reach as well. Where nobody can be asked, the cookie stays.
    signOut().catch(() => {});
    tell(say.deleted);
  };
  return (
    <section class="profile-part" aria-labelledby="profile-kept">
      <h2 id="profile-kept" class="label">
        {say.kept}
      </h2>
      <div class="profile-doors">
        <div class="profile-door">
          <Button onClick={saveBackup}>
            <Icon name="save" /> {say.export}
          </Button>
          <p class="fine">{say.exportHelp}</p>
        </div>
        <div class="profile-door">
          <label class="button file-button">
            <Icon name="load" /> {say.import}
            <input
              type="file"
              accept=".json,application/json"
              onChange={async event => {
                const { currentTarget } = event;
                const file = currentTarget.files?.[0];
                if (file) await load(file);
                currentTarget.value = '';
              }}
            />
          </label>
          <p class="fine">{say.importHelp}</p>
        </div>
        <div class="profile-door">
          <Button onClick={() => setAsking(true)}>
            <Icon name="remove" /> {say.delete}
          </Button>
          {said && <p class="profile-said">{said}</p>}
        </div>
      </div>
      <Dialog title={say.deleteAsk} open={isAsking} onClose={() => setAsking(false)}>
        <p>{say.deleteHelp}</p>
        <div class="page-actions">
          <Button tone="strong" onClick={remove}>
            {say.deleteYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{say.deleteNo}</Button>
        </div>
      </Dialog>
    </section>
  );
}

function saveBackup(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatBackup()], { type: 'application/json' }));
  link.download = `roundhouse-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // Not before the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

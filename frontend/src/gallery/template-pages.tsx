import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { SkeletonRows } from '../components/data/skeletons.tsx';
import { Dialog } from '../components/flow/dialog.tsx';
import { LeaveQuestion } from '../components/flow/leave-question.tsx';
import { MapPinEditor } from '../components/flow/map-pin-editor.tsx';
import { Wizard } from '../components/flow/wizard.tsx';
import { AddressPicker } from '../components/forms/address-picker.tsx';
import { ChipSelect } from '../components/forms/chip-select.tsx';
import { Form, useZodForm } from '../components/forms/form.tsx';
import { ModelPicker, type PickedModel } from '../components/forms/model-picker.tsx';
import { SaveBar } from '../components/forms/save-bar.tsx';
import { SwitchRow } from '../components/forms/switch-row.tsx';
import { TextField } from '../components/forms/text-field.tsx';
import type { MapCamera } from '../components/map/map-place.ts';
import { ConversationPage } from '../components/templates/conversation-page.tsx';
import { ListPage } from '../components/templates/list-page.tsx';
import { MapEditor } from '../components/templates/map-editor.tsx';
import { SettingsPage, SettingsSection } from '../components/templates/settings-page.tsx';
import '../components/light/light.css';
import '../components/templates/conversation-page.css';
import '../components/templates/split-auth-page.css';
import { SplitAuthPage } from '../components/templates/split-auth-page.tsx';
import { useDraft } from '../lib/use-draft.ts';
import { address, addressOf, findModels, findPlaces, jobsites, later } from './samples.ts';

/** Templates as whole pages: `/gallery.html?page=settings`. */
export const templatePages = {
  settings: SettingsExample,
  wizard: WizardExample,
  conversation: ConversationExample,
  list: ListExample,
  auth: AuthExample,
  'map-editor': MapEditorExample,
} as const;

const settings = z.object({ name: z.string().min(1), phone: z.string(), texts: z.boolean() });

function SettingsExample() {
  const form = useZodForm(settings, { name: 'Ridgeline Contractors', phone: '', texts: true });
  return (
    <Main>
      <Form form={form} onSubmit={(values) => later(undefined).then(() => form.reset(values))}>
        <SettingsPage title="Company" subtitle="What technicians and colleagues see of you.">
          <SettingsSection title="Profile" note="The name stands on every order.">
            <TextField label="Company name" {...form.field('name')} />
            <TextField label="Phone" optional {...form.field('phone')} />
          </SettingsSection>
          <SettingsSection title="Notifications">
            <SwitchRow
              label="Text messages"
              checked={form.value('texts')}
              onChange={(on) => form.set('texts', on)}
            />
          </SettingsSection>
          <Button component={Link} to="/elsewhere">
            Elsewhere
          </Button>
          <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
        </SettingsPage>
      </Form>
    </Main>
  );
}

const draft = z.object({ model: z.string(), issue: z.string(), days: z.array(z.enum(['sat', 'sun'])) });

function WizardExample() {
  const { values, change, forget } = useDraft(
    'gallery',
    (kept) => draft.safeParse(kept).data,
    () => ({
      model: '',
      issue: '',
      days: [],
    }),
  );
  const [model, setModel] = useState<PickedModel | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const leave = () => {
    forget();
    void navigate('?room=templates');
  };
  return (
    <Main>
      <Wizard
        title="New order"
        dirty={values.model !== '' || values.issue !== ''}
        exitQuestion={{
          title: 'Exit this booking?',
          text: 'Are you sure you want to exit this booking? Any progress will be lost.',
        }}
        onExit={leave}
        finish="Create Order"
        busy={busy}
        onFinish={() => {
          setBusy(true);
          void later(undefined).then(leave);
        }}
        aside={<SkeletonRows count={1} height={600} />}
        steps={[
          {
            id: 'equipment',
            title: 'Which machine is it?',
            isDone: values.model !== '',
            content: (
              <ModelPicker
                value={model}
                search={findModels}
                onChange={(picked) => {
                  setModel(picked);
                  change({ model: picked?.model ?? '' });
                }}
                onOwn={(typed) => change({ model: typed })}
              />
            ),
          },
          {
            id: 'issue',
            title: 'What is wrong?',
            isDone: values.issue.trim() !== '',
            content: (
              <TextField
                label="Issue"
                multiline
                minRows={3}
                value={values.issue}
                onChange={({ target }) => change({ issue: target.value })}
              />
            ),
          },
          {
            id: 'final',
            title: 'When can somebody come?',
            isDone: true,
            content: (
              <ChipSelect
                label="Weekend"
                optional
                value={values.days}
                onChange={(days) => change({ days })}
                options={[
                  { value: 'sat', label: 'Saturday' },
                  { value: 'sun', label: 'Sunday' },
                ]}
              />
            ),
          },
        ]}
      />
    </Main>
  );
}

function ConversationExample() {
  const [said, setSaid] = useState(['What kind of machine is it?']);
  return (
    <>
      <ConversationPage
        label="Order service"
        hasBegun={said.length > 1}
        head={<h1>Get Field Service</h1>}
        latest={said.length}
        composer={
          <Button variant="contained" onClick={() => setSaid([...said, `Answer ${said.length}`])}>
            Answer
          </Button>
        }
      >
        {said.map((words) => (
          <Box key={words} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'surface.3', justifySelf: 'start' }}>
            {words}
          </Box>
        ))}
      </ConversationPage>
      <LeaveQuestion when={said.length > 3} />
    </>
  );
}

function ListExample() {
  return (
    <Main>
      <ListPage
        title="Users"
        subtitle="7 in your company"
        action={<Button variant="contained">Invite</Button>}
      >
        <SkeletonRows />
      </ListPage>
    </Main>
  );
}

function AuthExample() {
  return (
    <SplitAuthPage title="Great! We service Columbia, MO" aside={<aside className="aside" />}>
      <TextField label="Work email" />
    </SplitAuthPage>
  );
}

function MapEditorExample() {
  const [camera, setCamera] = useState<MapCamera>({ ...address, zoom: 9 });
  return (
    <Dialog
      open
      onClose={() => {}}
      title="Edit Jobsite"
      size="xl"
      actions={<Button variant="contained">Save</Button>}
    >
      <MapEditor
        map={
          <MapPinEditor camera={camera} places={jobsites} onPick={setCamera} text="27 Depot Road, Columbia" />
        }
      >
        <AddressPicker
          address={address}
          search={findPlaces}
          addressOf={addressOf}
          onChoose={({ address: { lat, long } }) => setCamera({ lat, long, zoom: 10 })}
        />
        <TextField label="Jobsite name" defaultValue="North yard" />
      </MapEditor>
    </Dialog>
  );
}

function Main({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box component="main" sx={{ px: { xs: 2, md: 4 }, pt: 3, maxWidth: 1240, mx: 'auto' }}>
      {children}
    </Box>
  );
}

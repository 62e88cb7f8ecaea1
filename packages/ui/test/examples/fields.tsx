import {
  Checkbox,
  CONTROL_CLASS,
  Field,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

const PAIR = 'grid gap-5 md:grid-cols-2';

export const FIELDS: ExampleGroup = {
  title: 'Fields',
  examples: [
    {
      component: 'TextField',
      content: (
        <div className={PAIR}>
          <TextField label="Name" defaultValue="Kamla Meena" autoComplete="name" />
          <TextField
            label="Pincode"
            hint="Enter 6-digit pincode to fetch District"
            placeholder="302001"
          />
          <TextField
            label="Email"
            defaultValue="kamla@"
            error="Please enter a valid email address."
            hint="We send the receipt there."
          />
          <TextField label="City" disabled defaultValue="Jaipur" />
        </div>
      ),
    },
    {
      component: 'PasswordField',
      content: <PasswordField label="Password" defaultValue="secret1" />,
    },
    {
      component: 'SelectField',
      content: (
        <SelectField label="State" defaultValue="Rajasthan">
          <option>Rajasthan</option>
          <option>Gujarat</option>
        </SelectField>
      ),
    },
    {
      component: 'TextAreaField',
      content: <TextAreaField label="Message" placeholder="Write to us" />,
    },
    {
      component: 'Field',
      content: (
        <Field label="Delivery day" hint="For a control of your own">
          {(wiring) => <input type="date" className={CONTROL_CLASS} {...wiring} />}
        </Field>
      ),
    },
    {
      component: 'Checkbox',
      content: (
        <div className="grid content-start">
          <Checkbox label="Make default" defaultChecked />
          <Checkbox label="In Stock" />
          <Checkbox label="Disabled" disabled />
        </div>
      ),
    },
  ],
};

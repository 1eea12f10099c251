import { Icon } from '../../../../src/shared/ui/icon.tsx';
import { SearchBox } from '../../../../src/shared/ui/search-box.tsx';
import { Select } from '../../../../src/shared/ui/select.tsx';
import { TextArea, TextField } from '../../../../src/shared/ui/text-field.tsx';
import { Sheet } from './sheet.tsx';

const towns = [
  { value: 'bjorkvik', label: 'Björkvik' },
  { value: 'lindo', label: 'Lindö' },
  { value: 'akers', label: 'Åkers' },
];

export function Fields() {
  return (
    <Sheet id="fields" title="Fields" note="An error says what to do, under its field, with an icon.">
      <div className="mb-6 rounded-card bg-dark p-6">
        <SearchBox
          action="/gallery"
          label="Search our cars"
          button="Search"
          hintPhone="Make or model"
          hintDesktop="Make, model or equipment"
        />
      </div>
      <div className="grid gap-x-gap gap-y-6 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="off" />
        <TextField label="Name" name="filled" defaultValue="Ebba Lindqvist" autoComplete="off" />
        <TextField
          label="E-mail"
          name="mail"
          hint="For the confirmation, nothing else."
          placeholder="you@mail.example"
        />
        <TextField
          label="E-mail"
          name="wrong"
          defaultValue="ebba@"
          error="Write the whole address, such as ebba@mail.example."
        />
        <TextField label="Mileage" name="mileage" inputMode="numeric" defaultValue="6 400" unit="km" />
        <TextField label="Reference" name="off" defaultValue="Set by the workshop" disabled />
        <TextField
          label="Search"
          hideLabel
          look="pill"
          type="search"
          placeholder="Make, model or equipment"
          icon={<Icon name="search" />}
        />
        <Select
          label="Sort by"
          hideLabel
          look="pill"
          options={[
            { value: 'new', label: 'Latest arrivals' },
            { value: 'price', label: 'Lowest price' },
          ]}
        />
        <Select label="Where" name="town" options={towns} />
        <Select
          label="Where"
          name="town-wrong"
          options={towns}
          error="Choose where you want to leave the car."
        />
        <TextArea
          label="Anything else"
          name="message"
          hint="80 characters at most."
          placeholder="A rattle from the left, above 90"
        />
        <TextArea
          label="Anything else"
          name="message-wrong"
          error="Shorten it by 12 characters."
          defaultValue="There is a rattle from the left front wheel when the car goes faster than 90 on a rough road."
        />
      </div>
    </Sheet>
  );
}

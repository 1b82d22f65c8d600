import { ChosenPicture, type PicturePickerProps } from './chosen-picture';
import { PictureLibrary } from './picture-library';

/** The library of pictures with an upload; then the selected picture, before it is inserted. */
export function PicturePicker({ picker, typed, errors }: PicturePickerProps) {
  const { chosen, pictures, next, search } = picker;
  if (chosen) {
    const ofThis = typed?.picture === chosen.key ? typed : undefined;
    return (
      <ChosenPicture
        key={chosen.key}
        picker={picker}
        picture={chosen}
        typed={ofThis}
        errors={ofThis ? errors : []}
      />
    );
  }
  return (
    <PictureLibrary
      here={picker.here}
      search={search}
      pictures={pictures}
      next={next}
      typed={typed}
      errors={errors}
    />
  );
}

import { MAX_ITEMS } from '@byline/shared-types/domain';
import { IsMongoId } from 'class-validator';
import { Line } from '../../../common/http/fields.js';
import { NestedList } from '../../../common/http/nested.js';
import { RecordDto, VersionedRequest } from '../../../common/http/record.dto.js';
import { OptionalNotNull } from '../../../common/http/values.js';

/** A new category. */
export class CreateScorecardCategoryRequest {
  /**
   * Label.
   * @example "Language and style"
   */
  @Line()
  label: string;
}

/** An item to add to a category. */
export class AddCategoryItemRequest {
  /**
   * Its label.
   * @example "Tone of voice"
   */
  @Line()
  item: string;
}

/** An item of a category, as it shall be. */
export class CategoryItemChangeDto {
  /** Left out for a new item. */
  @OptionalNotNull()
  @IsMongoId()
  _id?: string;

  /**
   * Label.
   * @example "Language and style"
   */
  @Line()
  label: string;
}

/** Changes to a category: the fields given, the rest stays. */
export class UpdateScorecardCategoryRequest extends VersionedRequest {
  /**
   * Label.
   * @example "Language and style"
   */
  @OptionalNotNull()
  @Line()
  label?: string;

  /** All items, in their order. One that a scorecard has can't be left out. */
  @OptionalNotNull()
  @NestedList(() => CategoryItemChangeDto, MAX_ITEMS)
  items?: CategoryItemChangeDto[];
}

/** An item that scorecards choose. */
export class CategoryItemDto {
  /** Id of the record. */
  _id: string;

  /**
   * Label.
   * @example "Language and style"
   */
  label: string;
}

/** A group of items that scorecards choose from. */
export class ScorecardCategoryResponse extends RecordDto {
  /**
   * Label.
   * @example "Language and style"
   */
  label: string;

  /** Items, in their order. */
  items: CategoryItemDto[];
}

/** Filters of the categories list: none. */
export class ScorecardCategoryFilter {}
